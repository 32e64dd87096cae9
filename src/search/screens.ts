import { isShown } from '../authProvider/permissions';
import type { PageAddress, ResourceAddress } from '../addresses';
import type { Capability } from '../offered/capabilities';
import { addWords, screenWords } from '../../domain/searchKey/screenWords';
import { keysOf } from '../../domain/searchKey/alike';
import { soundDistance } from '../../domain/searchKey/sound';
import { partsOf } from '../../domain/searchKey/words';

/** A dialog of the user's own menu that the search opens too. */
export type MenuDialog = 'account' | 'shortcuts';

/** A screen, its form for a new record, or a dialog of the user's own menu. */
export interface Screen {
  opens: { to: string } | { dialog: MenuDialog };
  /** A key of the catalogue. */
  name: string;
  isAdd: boolean;
}

/**
 * The key of the name of the manual's contents. The name is one of the search's own texts (useOptions.tsx),
 * because the other texts of that screen are loaded only with the screen.
 */
export const MANUAL = 'manual';

const NAMES: Record<string, string> = {
  '/': 'layout.home',
  '/all-notifications': 'resources.notifications.name',
  '/help': MANUAL,
  '/test-screen': 'layout.testScreen',
};

const MENU_DIALOGS: { dialog: MenuDialog; name: string; offered: Capability | undefined }[] = [
  { dialog: 'account', name: 'layout.myAccount', offered: 'account' },
  { dialog: 'shortcuts', name: 'layout.shortcuts', offered: undefined },
];

/** All screens, of which a person may see some. */
interface AllScreens {
  resources: readonly ResourceAddress[];
  pages: readonly PageAddress[];
}

interface Known extends Screen {
  also: string;
}

/**
 * The screens that match a text, if the roles may see them and the server offers them, and whether the text
 * is exactly the name of one.
 */
export function screensFor(
  text: string,
  all: AllScreens,
  held: readonly string[],
  isOffered: (capability: Capability | undefined) => boolean,
  translate: (key: string) => string,
): { screens: Screen[]; isNamed: boolean } {
  const typed = partsOf(text).map((part) => part.text);
  if (!typed.length) return { screens: [], isNamed: false };
  const found = knownScreens(all, held, isOffered).flatMap((screen) => {
    const words = wordsIn(`${translate(screen.name)} ${screen.also}`);
    const fits = typed.map((word) => fitOf(word, words));
    return fits.includes(0) ? [] : [{ screen, fit: Math.min(...fits) }];
  });
  const isNamed = found.some(({ fit }) => fit === WHOLE);
  const best = found.toSorted((a, b) => b.fit - a.fit).slice(0, MOST);
  return { screens: best.map(({ screen: { opens, name, isAdd } }) => ({ opens, name, isAdd })), isNamed };
}

const MOST = 6;

/** Cached, since every key asks for the words of all screens. */
export function wordsIn(text: string): string[] {
  const words = WORDS.get(text) ?? partsOf(text).map((part) => part.text);
  WORDS.set(text, words);
  return words;
}

const WORDS = new Map<string, string[]>();

const WHOLE = 3;
const BEGUN = 2;
const HEARD = 1;
const SHORTEST_HEARD = 4;
const FAR = 0.5;

/** How well a typed word fits one of these words; 0 if it fits none. */
export function fitOf(typed: string, words: string[]): number {
  if (words.includes(typed)) return WHOLE;
  if (words.some((word) => word.startsWith(typed))) return BEGUN;
  if (typed.length < SHORTEST_HEARD) return 0;
  const { sounds } = keysOf(typed);
  const isHeard = (word: string) =>
    keysOf(word).sounds.some((key) => sounds.includes(key)) && soundDistance(typed, word) <= FAR;
  return words.some(isHeard) ? HEARD : 0;
}

function knownScreens(
  { resources, pages }: AllScreens,
  held: readonly string[],
  isOffered: (capability: Capability | undefined) => boolean,
): Known[] {
  const ofResources = resources
    .filter(({ offered }) => isOffered(offered))
    .flatMap(({ name: resource, addresses, menu }): Known[] => {
      const also = screenWords[resource] ?? '';
      const one = { name: menu.name, also };
      return [
        ...(isShown(held, 'list', resource) ? [{ ...one, opens: { to: addresses.list }, isAdd: false }] : []),
        ...(addresses.create && isShown(held, 'create', resource)
          ? [{ ...one, opens: { to: addresses.create }, isAdd: true, also: `${also} ${addWords}` }]
          : []),
      ];
    });
  const ofPages = pages
    .filter(({ right, offered }) => isShown(held, right.action, right.resource) && isOffered(offered))
    .flatMap(({ path, menu }): Known[] => {
      const name = menu?.name ?? NAMES[path];
      return name ? [{ opens: { to: path }, name, isAdd: false, also: screenWords[path] ?? '' }] : [];
    });
  const dialogs = MENU_DIALOGS.filter(({ offered }) => isOffered(offered)).map(({ dialog, name }): Known => ({
    opens: { dialog },
    name,
    isAdd: false,
    also: screenWords[dialog] ?? '',
  }));
  return [...ofResources, ...ofPages, ...dialogs];
}
