import { useTranslate } from 'react-admin';
import { useErrorDialog } from '../page/ErrorDialog';
import { downloadTemplate } from './template';
import { useFieldLabel } from './useImportFields';
import { useOffered } from './useOffered';

/** Returns a function that downloads the template of a register. */
export function useTemplate(register: string): () => Promise<void> {
  const translate = useTranslate();
  const showError = useErrorDialog();
  const label = useFieldLabel(register);
  const offered = useOffered(register);
  return () =>
    downloadTemplate(register, { label, translate, offered }).catch((failure: Error) =>
      showError({ title: 'lists.export.failed', text: failure.message }),
    );
}
