import { useTranslate } from 'react-admin';
import { Navigate, useSearchParams } from 'react-router-dom';
import { importRegister } from '../../domain/imports';
import { useUnsaved } from '../inputs/unsaved';
import { PageFrame } from '../page/PageFrame';
import { ColumnsStep } from './ColumnsStep';
import { useDraft } from './draft';
import { FileStep } from './FileStep';
import { Steps, type Step } from './Steps';

/** The first two steps of an import: its file and its columns. Nothing is sent before the check. */
export function NewImport() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const register = importRegister(query.get('register') ?? '')?.name;
  const wanted: Step = query.get('step') === 'columns' ? 'columns' : 'file';
  const kept = useDraft();
  const draft = kept?.register === register ? kept : null;
  // asks before a reload, which would lose the file and the choices made for it
  useUnsaved(kept !== null && !kept.sent?.isChecked);
  if (!register) return <Navigate to="/import" replace />;
  const at = (step: Step) => `/import/new?register=${register}&step=${step}`;
  if (wanted === 'columns' && !draft) return <Navigate to={at('file')} replace />;
  const name = translate(`resources.${register}.name`);
  return (
    <PageFrame
      key={wanted} // each step is a page of its own, which takes the focus
      title={translate('imports.titleOf', { register: name })}
      breadcrumb={[{ label: translate('layout.import'), to: '/import' }, { label: name }]}
    >
      <Steps
        current={wanted}
        addresses={{
          file: at('file'),
          ...(draft && { columns: at('columns') }),
          ...(draft?.sent?.isChecked && { check: `/import/${draft.sent.id}?step=check` }),
        }}
      />
      {wanted === 'columns' && draft ? (
        <ColumnsStep draft={draft} />
      ) : (
        <FileStep register={register} draft={draft} onward={at('columns')} />
      )}
    </PageFrame>
  );
}
