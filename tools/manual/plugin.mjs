import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { marked } from 'marked';
import sharp from 'sharp';

const PAGE = /\/docs\/manual\/\w+\/[\w-]+\.md$/;

/**
 * Lets the UI import a page of the manual (docs/manual): its title and HTML by `?page`; by `?headings` its headings and,
 * last, the further words by which the one box finds it, which stand in a comment.
 */
export const manual = () => ({
  name: 'manual',
  enforce: 'pre',
  async transform(source, id) {
    const [path, query] = id.split('?');
    if (!PAGE.test(path)) return null;
    const [title, ...headings] = headingsOf(source);
    if (query === 'headings') return `export default ${JSON.stringify([title, ...headings])}`;
    return pageOf(title, await marked.parse(source), dirname(path));
  },
});

export const headingsOf = (source) =>
  marked.lexer(source).flatMap(({ type, text }) => {
    if (type === 'heading') return [text.replaceAll('*', '')];
    return type === 'html' ? (/<!-- words: (.*) -->/.exec(text)?.slice(1) ?? []) : [];
  });

/** A module with the page, in which pictures are imported, so that they have hashed names, and links lead to /help. */
async function pageOf(title, html, folder) {
  const named = [...new Set(html.match(/(?<=src=")pictures\/[\w-]+\.webp/g))];
  const pictures = named.filter((picture) => existsSync(join(folder, picture))); // a new one is taken of the built product
  const sizes = await Promise.all(pictures.map((picture) => sharp(join(folder, picture)).metadata()));
  const imports = pictures.map((picture, at) => `import picture${at} from './${picture}';`);
  const body = pictures.reduce(
    (text, picture, at) =>
      text.replaceAll(
        `src=\\"${picture}\\"`,
        `src=\\"" + picture${at} + "\\" width=\\"${sizes[at].width}\\" height=\\"${sizes[at].height}\\"`,
      ),
    JSON.stringify(
      html
        .replace(/<h1>.*?<\/h1>\s*/, '')
        .replaceAll(/href="([\w-]+)\.md"/g, (_, page) => `href="/help/${basename(page)}"`),
    ),
  );
  return [...imports, `export default { title: ${JSON.stringify(title)}, html: ${body} };`].join('\n');
}
