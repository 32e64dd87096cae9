import type { Language } from '../i18n/catalogue';

interface ManualPage {
  title: string;
  html: string;
}

// tools/manual/plugin.mjs makes modules of them
const pages = import.meta.glob<ManualPage>('../../docs/manual/*/*.md', { query: '?page', import: 'default' });
const headings = import.meta.glob<string[]>('../../docs/manual/*/*.md', {
  query: '?headings',
  import: 'default',
  eager: true,
});

const fileOf = (language: Language, page: string) => `../../docs/manual/${language}/${page}.md`;

/** The title, the further headings and last the further search words of a page; none if there is no such page. */
export const headingsOf = (language: Language, page: string): readonly string[] =>
  headings[fileOf(language, page)] ?? [];

export const loadManualPage = async (language: Language, page: string): Promise<ManualPage | undefined> =>
  pages[fileOf(language, page)]?.();
