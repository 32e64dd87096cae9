import { createSpreadsheetTask, type Order } from './spreadsheetTask';

// A worker makes one spreadsheet, answers every order and is then terminated.
const perform = createSpreadsheetTask();

self.onmessage = ({ data }: MessageEvent<Order>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has only one listener
  perform(data).then((report) => self.postMessage(report), self.reportError);
};
