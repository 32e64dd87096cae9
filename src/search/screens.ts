import { isShown } from '../authProvider/permissions';
import { pageAddresses, resourceAddresses } from '../addresses';
import type { Capability } from '../dataProvider/capabilities';
import { kindWords } from '../../domain/searchKey/kindWords';
import { soundDistance, soundKeys } from '../../domain/searchKey/sound';
import { partsOf } from '../../domain/searchKey/words';

/** A screen, or the form that adds to it. */
export interface Screen {
  to: string;
  /** A key of the catalogue. */
  name: string;
  isAdd: boolean;
}

/** What a person may type for a screen beside its name in the language in use: in both, as they are spoken of. */
const ALSO: Record<string, string> = {
  ...kindWords,
  companies: 'company importer exporter কোম্পানি আমদানিকারক রপ্তানিকারক প্রতিষ্ঠান',
  'cnf-agents': 'c&f agent clearing forwarding সিঅ্যান্ডএফ এজেন্ট',
  'freight-forwarder-agents': 'freight forwarder agent ফ্রেইট ফরওয়ার্ডার এজেন্ট',
  'shipping-agents': 'shipping agent শিপিং এজেন্ট',
  'case-fillings': 'demand notice order file filing nothi দাবিনামা আদেশ নথি মামলা',
  users: 'user colleague staff ব্যবহারকারী ইউজার সহকর্মী',
  sections: 'section branch শাখা সেকশন',
  banks: 'bank ব্যাংক',
  '/': 'home dashboard figures হোম ড্যাশবোর্ড',
  '/case-summary-report': 'report summary section wise রিপোর্ট প্রতিবেদন সারসংক্ষেপ',
  '/office': 'office name settings দপ্তর অফিস কার্যালয়',
  '/all-notifications': 'notification bell বিজ্ঞপ্তি নোটিফিকেশন',
  '/test-screen': 'connection check test সংযোগ পরীক্ষা',
};

const NAMES: Record<string, string> = {
  '/': 'layout.home',
  '/all-notifications': 'resources.notifications.name',
  '/test-screen': 'testScreen.title',
};

const ADD = 'add new create enter যোগ নতুন এন্ট্রি';

interface Known extends Screen {
  also: string;
}

/** The screens for a text that the roles may see and the server offers; and whether it names one outright. */
export function screensFor(
  text: string,
  held: readonly string[],
  isOffered: (capability: Capability | undefined) => boolean,
  translate: (key: string) => string,
): { screens: Screen[]; isNamed: boolean } {
  const typed = partsOf(text).map((part) => part.text);
  if (!typed.length) return { screens: [], isNamed: false };
  const found = knownScreens(held, isOffered).flatMap((screen) => {
    const words = partsOf(`${translate(screen.name)} ${screen.also}`).map((part) => part.text);
    const fits = typed.map((word) => fitOf(word, words));
    return fits.includes(0) ? [] : [{ screen, fit: Math.min(...fits) }];
  });
  const isNamed = found.some(({ fit }) => fit === WHOLE);
  const best = found.toSorted((a, b) => b.fit - a.fit).slice(0, MOST);
  return { screens: best.map(({ screen: { to, name, isAdd } }) => ({ to, name, isAdd })), isNamed };
}

const MOST = 6;

const WHOLE = 3;
const BEGUN = 2;
const HEARD = 1;
const SHORTEST_HEARD = 4;
const FAR = 0.5;

function fitOf(typed: string, words: string[]): number {
  if (words.includes(typed)) return WHOLE;
  if (words.some((word) => word.startsWith(typed))) return BEGUN;
  if (typed.length < SHORTEST_HEARD) return 0;
  const keys = soundKeys(typed);
  const isHeard = (word: string) =>
    soundKeys(word).some((key) => keys.includes(key)) && soundDistance(typed, word) <= FAR;
  return words.some(isHeard) ? HEARD : 0;
}

function knownScreens(
  held: readonly string[],
  isOffered: (capability: Capability | undefined) => boolean,
): Known[] {
  const registers = resourceAddresses
    .filter(({ offered }) => isOffered(offered))
    .flatMap(({ resource, list, add, menu }): Known[] => {
      const also = ALSO[resource] ?? '';
      const one = { name: menu.name, also };
      return [
        ...(isShown(held, 'list', resource) ? [{ ...one, to: list, isAdd: false }] : []),
        ...(isShown(held, 'create', resource)
          ? [{ ...one, to: add.path, isAdd: true, also: `${also} ${ADD}` }]
          : []),
      ];
    });
  const pages = pageAddresses
    .filter(({ right, offered }) => isShown(held, right.action, right.resource) && isOffered(offered))
    .flatMap(({ path, menu }): Known[] => {
      const name = menu?.name ?? NAMES[path];
      return name ? [{ to: path, name, isAdd: false, also: ALSO[path] ?? '' }] : [];
    });
  return [...registers, ...pages];
}
