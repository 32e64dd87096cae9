import type { FieldOf } from '../../../domain/kinds';
import { Picture } from '../Picture';
import { given, type KindView } from './kindView';

export const image: KindView<FieldOf<'image'>> = {
  shown: given(({ source, value, resource, translate }) => (
    <Picture url={String(value)} alt={translate(`resources.${resource}.fields.${source}`)} size="6rem" />
  )),
};
