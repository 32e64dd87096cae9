import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createScanCalls } from '../../dataProvider/scans';
import { createUploadCalls } from '../../dataProvider/uploads';
import { useCalls } from '../../dataProvider/useCalls';

/** Sends files to the inbox, one after another; those that are refused are named with the reason. */
export function useAddScans() {
  const queries = useQueryClient();
  const uploads = useCalls(createUploadCalls);
  const scans = useCalls(createScanCalls);
  const [failures, setFailures] = useState<string[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const refused: string[] = [];
      for (const file of files) {
        try {
          await scans.addScan(await uploads.uploadFile(file, { onProgress: () => {} }));
        } catch (error) {
          refused.push(`${file.name}: ${(error as Error).message}`);
        }
        await queries.invalidateQueries({ queryKey: ['scans'] });
      }
      return refused;
    },
    onMutate: () => setFailures([]),
    onSuccess: setFailures,
  });
  return { add: (files: readonly File[]) => mutate(files), isAdding: isPending, failures };
}
