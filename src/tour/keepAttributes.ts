/** Attributes that driver.js sets on shown elements and then removes, even if they were there before. */
const ATTRIBUTES = ['aria-haspopup', 'aria-expanded', 'aria-controls'];

/** Remembers these attributes. @returns a function that restores them. */
export function keepAttributes(elements: readonly HTMLElement[]): () => void {
  const kept = elements.flatMap((element) =>
    ATTRIBUTES.map((name) => ({ element, name, value: element.getAttribute(name) })),
  );
  return () => {
    for (const { element, name, value } of kept) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}
