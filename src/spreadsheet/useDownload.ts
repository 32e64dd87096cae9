import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CasebookDataProvider } from '../dataProvider';
import type { Call } from '../dataProvider/httpClient';
import { useErrorDialog } from '../page/ErrorDialog';
import { saveFile } from './downloadSpreadsheet';

type Wanted = Pick<Call, 'query'> & { path: string };

/** Downloads a file of the server under the name that it gives. */
export function useDownload(onDone?: () => void) {
  const showError = useErrorDialog();
  const { file } = useDataProvider<CasebookDataProvider>();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ path, query }: Wanted) => file(path, { query }),
    onSuccess: ({ content, name }) => {
      saveFile(content, name);
      onDone?.();
    },
    onError: ({ message }: Error) => showError({ title: 'resources.return-forms.failed', text: message }),
  });
  return { download: (wanted: Wanted) => !isPending && mutate(wanted), isPending };
}
