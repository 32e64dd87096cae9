import { useGetList } from 'react-admin';
import { paperFields } from '../../domain/papers';
import type { Proceeding } from '../dataProvider/files';
import { ProceedingSelect } from '../hearings/ProceedingSelect';
import { nameIn } from '../i18n/nameIn';
import { useLanguage } from '../i18n/useLanguage';
import { FieldInputs } from '../inputs/FieldInput';
import { Folded } from '../inputs/Folded';
import { FieldGrid } from '../inputs/FormGroup';
import { SelectField } from '../inputs/SelectField';

export interface PaperKind {
  id: number;
  code: string | null;
  name: string;
  nameBn: string | null;
  active: boolean | null;
}

/** The kinds of papers, in the order in which they are offered. */
export function usePaperKinds(): PaperKind[] | undefined {
  return useGetList<PaperKind>('paper-kinds', EVERY, { staleTime: A_MINUTE }).data;
}

const EVERY = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'position', order: 'ASC' } } as const;
const A_MINUTE = 60_000;

interface Props {
  proceedings: readonly Proceeding[];
  /** The summary of what is seldom entered. */
  more: string;
  /** What is seldom entered. */
  seldom?: readonly (keyof typeof paperFields)[];
}

/** What is entered of a paper; its file is not among it. */
export function PaperInputs({ proceedings, more, seldom = SELDOM }: Props) {
  return (
    <>
      <FieldGrid>
        <KindInput />
        {inputs('date')}
        <ProceedingSelect proceedings={proceedings} />
        {inputs('memo')}
        {inputs('name')}
      </FieldGrid>
      <Folded summary={more} fields={['from', 'to', 'description']}>
        <FieldGrid>{inputs(...seldom)}</FieldGrid>
      </Folded>
    </>
  );
}

const SELDOM = ['from', 'to', 'description', 'source'] as const;

const inputs = (...names: (keyof typeof paperFields)[]) => <FieldInputs fields={paperFields} names={names} />;

function KindInput() {
  const language = useLanguage();
  const kinds = usePaperKinds() ?? [];
  const options = kinds
    .filter(({ active }) => active !== false)
    .map(({ id, name, nameBn }) => ({ value: id, label: nameIn(language, name, nameBn) }));
  return <SelectField source="kind" options={options} clearable required />;
}
