import { createFileTask, type FileOrder, type FileReport } from './fileTask';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has only one listener
const post = (report: FileReport) => self.postMessage({ report });

// One worker reads one file and keeps its rows until it is terminated.
const perform = createFileTask(() => post({ goesOn: true }));

self.onmessage = ({ data }: MessageEvent<FileOrder>) => {
  perform(data).then(post, self.reportError);
};
