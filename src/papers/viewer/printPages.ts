import type { Pages } from './pages';

/**
 * Prints all pages of a paper, alone. `onPage` is called with each page that is ready. Returns what removes them
 * again: not at once, because on a phone printing goes on after this.
 */
export async function printPages(pages: Pages, onPage: (page: number) => void): Promise<() => void> {
  const box = document.createElement('div');
  box.className = 'paper-printed';
  const urls: string[] = [];
  const remove = () => {
    box.remove();
    for (const url of urls) URL.revokeObjectURL(url);
  };
  try {
    for (let number = 1; number <= pages.count; number++) {
      const url = URL.createObjectURL(await pages.picture(number));
      urls.push(url);
      const image = document.createElement('img');
      image.src = url;
      image.alt = String(number);
      box.append(image);
      await image.decode();
      onPage(number);
    }
  } catch (failure) {
    remove();
    throw failure;
  }
  document.body.append(box);
  window.print();
  return remove;
}
