import { kind as bool } from './bool';
import { kind as choice } from './choice';
import { kind as choices } from './choices';
import { kind as date } from './date';
import { kind as image } from './image';
import type { Field, Kind } from './kind';
import { kind as money } from './money';
import { kind as ref } from './ref';
import { kind as refs } from './refs';
import { kind as rows } from './rows';
import { kind as text } from './text';
import { kind as whole } from './whole';
import { kind as yesNo } from './yesNo';

export const kinds = { text, date, money, whole, choice, choices, bool, yesNo, ref, refs, rows, image };

export type KindName = keyof typeof kinds;

const names = new Map(Object.entries(kinds).map(([name, kind]) => [kind as Kind, name as KindName]));

/**
 * The name of a field's kind, for tables `Record<KindName, …>` that say how screens show each kind. Other
 * code must not ask for a field's kind.
 */
export const kindName = ({ kind }: Field): KindName => names.get(kind)!;

export type FieldOf<K extends KindName> = (typeof kinds)[K] extends Kind<infer F> ? F : never;
