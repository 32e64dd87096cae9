import type { TextField } from '../../../domain/fields';
import { given, type KindView } from './kindView';

export const text: KindView<TextField> = {
  shown: given(({ value }) => String(value)),
  width: ({ multiline }) => (multiline ? '13rem' : '11rem'),
  isWide: ({ multiline }) => multiline,
};
