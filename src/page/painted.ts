const AT_LATEST_MS = 100;

/** Resolves after the next paint, or after `AT_LATEST_MS`: background tabs do not paint. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, AT_LATEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
