import { createSpreadsheetTask, type Order } from './spreadsheetTask';

// One worker makes one spreadsheet, answers every order, and is then ended.
const perform = createSpreadsheetTask();

self.onmessage = ({ data }: MessageEvent<Order>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has but one listener
  perform(data).then((report) => self.postMessage(report), self.reportError);
};
