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
        const { open } = await import('./view.js');
        this.view = await open(this, canvas, JSON.parse(data));
      }

      disconnectedCallback() {
        this.view?.end();
      }
    },
  );
