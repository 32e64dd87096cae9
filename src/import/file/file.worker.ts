import { createFileTask, type FileOrder } from './fileTask';

// One worker reads one file and keeps its rows until it is terminated.
const perform = createFileTask();

self.onmessage = ({ data }: MessageEvent<FileOrder>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has only one listener
  perform(data).then((report) => self.postMessage(report), self.reportError);
};
