import { openForm, textOf, withParts, type Form } from './archive';
import { fillParagraphs, type Names } from './paragraphs';
import { fillWorkbook } from './workbook';

/** Fills the names in a form; whatever has none keeps its bytes. @throws FormFault */
export function fillForm(bytes: Uint8Array, names: Names): Uint8Array {
  const form = openForm(bytes);
  return withParts(form, filledParts(form, names));
}

/** The parts that have changed. */
export function filledParts(form: Form, names: Names): Map<string, string> {
  const changed = new Map<string, string>();
  const fill = (name: string, before: string, filled: string) => {
    if (filled !== before) changed.set(name, filled);
  };
  if (form.type === 'xlsx') fillWorkbook(form, names, fill);
  for (const name of TEXTS.flatMap(form.named)) {
    const xml = textOf(form.parts, name);
    fill(name, xml, fillParagraphs(xml, names, isParagraph));
  }
  return changed;
}

/** Documents, and the text boxes and charts of workbooks. */
const TEXTS = [
  'wordprocessingml.document.main+xml',
  'wordprocessingml.header+xml',
  'wordprocessingml.footer+xml',
  'wordprocessingml.footnotes+xml',
  'wordprocessingml.endnotes+xml',
  'officedocument.drawing+xml',
  'drawingml.chart+xml',
];

const isParagraph = (name: string) => name === 'p';
