import type { Field } from '../../../domain/fields';
import { kindName, type FieldOf, type KindName } from '../../../domain/kinds';
import { bool } from './bool';
import { choice } from './choice';
import { date } from './date';
import { image } from './image';
import type { KindView } from './kindView';
import { money } from './money';
import { ref } from './ref';
import { refs } from './refs';
import { text } from './text';
import { whole } from './whole';
import { yesNo } from './yesNo';

type Views = { [K in KindName]: KindView<FieldOf<K>> };

const views: Views = { text, date, money, whole, choice, bool, yesNo, ref, refs, image };

export const viewOf = (field: Field): KindView => views[kindName(field)];
