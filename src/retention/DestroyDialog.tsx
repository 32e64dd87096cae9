import Box from '@mui/material/Box';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { dayInDhaka } from '../../domain/dates';
import { destructionFields } from '../../domain/retention';
import type { CasebookDataProvider } from '../dataProvider';
import { FieldInput } from '../inputs/FieldInput';
import { FieldGrid, WIDE } from '../inputs/FormGroup';
import { useErrorDialog } from '../page/ErrorDialog';
import { EntryDialog } from '../recordForms/EntryDialog';
import { useWhy } from './retentionTexts';

interface Props {
  ids: readonly number[];
  onDone: () => void;
  onClose: () => void;
}

interface Destroyed {
  destroyed: number;
  kept: { nothiNumber: string; why: string[] }[];
}

/** Records who destroyed the chosen paper files, when, and on whose order. Those that must be kept are named. */
export function DestroyDialog({ ids, onDone, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const showError = useErrorDialog();
  const whyOf = useWhy();
  const { call } = useDataProvider<CasebookDataProvider>();
  const { note, ...facts } = destructionFields;
  return (
    <EntryDialog
      resource="destructions"
      fields={destructionFields}
      start={{ on: dayInDhaka() }}
      title={translate('retention.destroy.title')}
      subtitle={translate('retention.destroy.explained', { smart_count: ids.length })}
      save={async (values) => {
        const { destroyed, kept } = (await call('/api/casebook/destructions', {
          method: 'POST',
          body: { ...values, caseFilingIds: ids },
        })) as Destroyed;
        onDone();
        notify('retention.destroy.done', { type: 'success', messageArgs: { smart_count: destroyed } });
        if (!kept.length) return;
        const files = kept.map(({ nothiNumber: file, why }) =>
          translate('retention.destroy.keptAs', { file, why: whyOf(why) }),
        );
        showError({
          title: 'retention.destroy.title',
          text: translate('retention.destroy.kept', { files: files.join(', ') }),
        });
      }}
      onClose={onClose}
    >
      <FieldGrid>
        {Object.entries(facts).map(([name, field]) => (
          <FieldInput key={name} source={name} field={field} />
        ))}
        <Box className={WIDE}>
          <FieldInput source="note" field={note} />
        </Box>
      </FieldGrid>
    </EntryDialog>
  );
}
