import { boolKind } from './bool';
import { choiceKind } from './choice';
import { dateKind } from './date';
import { imageKind } from './image';
import type { Field, Kind } from './kind';
import { moneyKind } from './money';
import { refKind } from './ref';
import { refsKind } from './refs';
import { textKind } from './text';
import { yesNoKind } from './yesNo';

/** Every kind of field. */
export const kinds = {
  text: textKind,
  date: dateKind,
  money: moneyKind,
  choice: choiceKind,
  bool: boolKind,
  yesNo: yesNoKind,
  ref: refKind,
  refs: refsKind,
  image: imageKind,
};

export type KindName = keyof typeof kinds;

const names = new Map(Object.entries(kinds).map(([name, kind]) => [kind as Kind, name as KindName]));

/** For what the screens know of each kind, and nothing else: `Record<KindName, …>`. */
export const kindName = ({ kind }: Field): KindName => names.get(kind)!;

/** The fields of a kind. */
export type FieldOf<K extends KindName> = (typeof kinds)[K] extends Kind<infer F> ? F : never;
