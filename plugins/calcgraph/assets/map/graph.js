// @ts-check
/** `<cg-map>`: the map of a vault, complete without a script. Every page knows the element; its page loads the rest. */

customElements.get('cg-map') ??
  customElements.define(
    'cg-map',
    class extends HTMLElement {
      async connectedCallback() {
        const data = this.querySelector('template')?.content.textContent,
          canvas = this.querySelector('canvas');
        if (!data || !canvas) return;
        document.documentElement.classList.add('cg-js');
        const read = JSON.parse(data),
          [{ View }, course] = await Promise.all([import('./view.js'), read.course && import('./course.js')]);
        if (!this.isConnected) return;
        canvas.hidden = false;
        this.view = new View(this, canvas, read, course?.readCourse(read.course));
      }

      disconnectedCallback() {
        this.view?.end();
      }
    },
  );
