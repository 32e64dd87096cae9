import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { read, utils } from 'xlsx';
import type { ForeignServer } from '../../support/foreignServer';
import { openApp, sent } from '../caseFilings/openApp';

export const LIST = '/case-fillings-list';
export const PAGE = '/api/case/case-fillings-page';

/**
 * Collects the downloaded files, because jsdom has no downloads. Each file has a URL that no other file has,
 * because files of earlier tests are released while later tests run.
 */
export function useDownloads() {
  const saved: { name: string; file: Blob; address: string }[] = [];
  const files = new Map<string, Blob>();
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = vi.fn<(file: Blob) => string>((file) => {
      files.set(`blob:${files.size}`, file);
      return `blob:${files.size - 1}`;
    });
    URL.revokeObjectURL = vi.fn<(address: string) => void>();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, file: files.get(this.href)!, address: this.href });
    });
  });
  afterEach(() => vi.restoreAllMocks());
  return saved;
}

export async function openList(foreign: ForeignServer, language: 'en' | 'bn' = 'en') {
  const user = await openApp(foreign, LIST, { language });
  await screen.findByText('S-1/AP/2024');
  return user;
}

/** A button or link in the title's row by the start of its text, because queries by role would take seconds. */
export const titleButton = (name: string) =>
  waitFor(() => {
    const row = document.getElementById('page-title')?.parentElement;
    const found = [...(row?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    const button = found.find(({ textContent }) => textContent?.startsWith(name));
    if (!button) throw new Error(`Nothing in the title's row is called ${name}`);
    return button;
  });

/** The queries of the requests for pages of the list, as sent. */
export const pageQueries = (foreign: ForeignServer) =>
  sent(foreign, 'GET', PAGE).map(({ url }) => url.split('?')[1]);

/** The rows of the only sheet, headings first. */
export async function sheetRows(file: Blob, sheet = 'Cases'): Promise<unknown[][]> {
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });
  const { SheetNames, Sheets } = read(bytes);
  if (SheetNames.join() !== sheet) throw new Error(`The sheets are ${SheetNames.join()}`);
  return utils.sheet_to_json<unknown[]>(Sheets[sheet]!, { header: 1, defval: null });
}

/** Answers page calls in pieces that the test releases. */
export function useSlowAnswer(foreign: ForeignServer) {
  const encoder = new TextEncoder();
  let body!: ReadableStreamDefaultController<Uint8Array>;
  let given: AbortSignal | undefined;
  foreign.server.use(
    http.get(PAGE, ({ request: { signal } }) => {
      given = signal;
      // as in a browser, where the body of an aborted request fails
      signal.addEventListener('abort', () => body.error(signal.reason));
      return new HttpResponse(new ReadableStream<Uint8Array>({ start: (controller) => (body = controller) }));
    }),
  );
  return {
    begun: () => waitFor(() => expect(given).toBeDefined()),
    send: (text: string) => body.enqueue(encoder.encode(text)),
    end: () => body.close(),
    breakOff: () => body.error(new Error('the line is down')),
    givenUp: () => waitFor(() => expect(given?.aborted).toBe(true)),
  };
}
