import { useTranslate } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { isNotFound } from '../dataProvider/errors';
import type { ImportBatch } from '../dataProvider/imports';
import { RecordNotFound } from '../page/NotFound';
import { PageFrame } from '../page/PageFrame';
import { BringInStep } from './BringInStep';
import { CheckStep } from './CheckStep';
import { useDraft } from './draft';
import { Steps, type Step } from './Steps';
import { useBatch } from './useBatch';

/**
 * The last two steps of an import: the check of its rows and the import itself. The server continues both
 * even if the page is closed.
 */
export function BatchPage() {
  const translate = useTranslate();
  const id = Number(useParams().id);
  const [query] = useSearchParams();
  const batch = useBatch(id);
  const { data } = batch;
  const step = data && stepShown(data, query.get('step'));
  const list = { label: translate('layout.import'), to: '/import' };
  if (isNotFound(batch.error)) return <RecordNotFound what={list.label} list={list} />;
  return (
    <PageFrame
      key={query.get('step')} // each step is a page of its own, which takes the focus
      title={
        data
          ? translate('imports.titleOf', { register: translate(`resources.${data.register}.name`) })
          : list.label
      }
      tab={data?.fileName ?? list.label}
      breadcrumb={[list, { label: data?.fileName ?? '' }]}
      query={batch}
    >
      {data && step && <Shown batch={data} step={step} />}
    </PageFrame>
  );
}

function Shown({ batch, step }: { batch: ImportBatch; step: Step }) {
  const { id, register } = batch;
  const draft = useDraft();
  const isHere = draft?.sent?.id === id;
  const begin = (name: Step) => `/import/new?register=${register}&step=${name}`;
  const hasBegun = isBroughtIn(batch);
  return (
    <>
      <Steps
        current={step}
        addresses={{
          ...(isHere && !hasBegun && { file: begin('file'), columns: begin('columns') }),
          check: `/import/${id}?step=check`,
          ...(hasBegun && { run: `/import/${id}?step=run` }),
        }}
      />
      {step === 'check' ? <CheckStep batch={batch} /> : <BringInStep batch={batch} />}
    </>
  );
}

/** Whether the import of rows has begun. */
const isBroughtIn = ({ state, counts }: ImportBatch) =>
  ['RUNNING', 'DONE', 'UNDOING', 'UNDONE'].includes(state) || counts.done > 0 || counts.kept > 0;

const stepShown = (batch: ImportBatch, wanted: string | null): Step => {
  if (wanted === 'check' || wanted === 'run') return wanted;
  return isBroughtIn(batch) ? 'run' : 'check';
};
