import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { isIdentifier } from '../../domain/import/identifiers';
import { importRegister } from '../../domain/imports';
import { isDay } from '../fields/kinds/importKind';
import { createImportCalls, type ImportCalls } from '../dataProvider/imports';
import { useCalls } from '../dataProvider/useCalls';
import { useLanguage } from '../i18n/useLanguage';
import { useErrorDialog } from '../page/ErrorDialog';
import { changeDraft, currentDraft, layoutOf, rememberChoices, type Draft } from './draft';
import { faultText } from './errorText';
import { FileFault } from './file/fileFault';

/**
 * Sends the rows in parts and then requests their check. A retry continues where sending failed; if the choices
 * have changed since, everything is sent again as a new import.
 */
export function useSending(draft: Draft) {
  const translate = useTranslate();
  const language = useLanguage();
  const calls = useCalls(createImportCalls);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const showError = useErrorDialog();
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState(0);

  const send = async () => {
    if (isSending) return;
    setSending(true);
    try {
      await rememberChoices(draft);
      const id = await sendAll(calls, draft, setSent);
      void queries.invalidateQueries({ queryKey: ['imports'] });
      await navigate(`/import/${id}?step=check`);
    } catch (failure) {
      const isFault = failure instanceof FileFault; // the file itself is at fault and must be chosen again
      showError({
        title: 'imports.columns.notSent',
        text: isFault ? faultText(failure, translate, language) : (failure as Error).message,
        ...(!isFault && { onRetry: () => void send() }),
      });
    } finally {
      setSending(false);
    }
  };
  return { send, sent, isSending };
}

/** The columns whose cells are sent as the sheet shows them, and those with days. */
function columnsOf({ register, columns }: Draft) {
  const fields = importRegister(register)?.columns ?? {};
  const chosen = (is: (field: string) => boolean) =>
    Object.entries(columns).flatMap(([column, { field }]) => (field && is(field) ? Number(column) : []));
  return {
    identifiers: chosen(isIdentifier),
    days: chosen((field) => fields[field] !== undefined && isDay(fields[field])),
  };
}

async function sendAll(calls: ImportCalls, draft: Draft, onSent: (rows: number) => void) {
  const { register, file, sheet, look } = draft;
  const { headings, taken, skipsHidden = false } = look;
  const layout = layoutOf(draft);
  const columns = columnsOf(draft);
  const key = JSON.stringify([layout, sheet, headings, taken, skipsHidden]);
  let sent = currentDraft()?.sent;
  if (sent && sent.layout !== key) {
    await calls.stepImport(sent.id, 'cancel').catch(() => undefined);
    sent = undefined;
  }
  if (!sent) {
    // begun without rows, because the headings of a wide sheet together with some of its rows may exceed one
    // request
    const { id } = await calls.beginImport({ register, fileName: file.name, layout, rows: [] });
    sent = { id, layout: key, next: 0, isChecked: false };
    changeDraft(file, { sent });
  }
  let rows = 0;
  while (sent.next !== null) {
    const part = await file.part({ sheet, headings, taken, skipsHidden, from: sent.next, ...columns });
    await calls.addImportRows(sent.id, JSON.parse(part.json) as unknown[]);
    sent = { ...sent, next: part.next };
    changeDraft(file, { sent });
    rows += part.rows;
    onSent(rows);
  }
  if (!sent.isChecked) await calls.stepImport(sent.id, 'check');
  changeDraft(file, { sent: { ...sent, isChecked: true } });
  return sent.id;
}
