/** What driver.js writes on the elements that it shows, and takes away whoever wrote it before. */
const ATTRIBUTES = ['aria-haspopup', 'aria-expanded', 'aria-controls'];

/** Remembers these attributes. @returns what puts them back. */
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
