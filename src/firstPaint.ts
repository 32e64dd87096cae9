const AT_LATEST_MS = 100;

/** Once what has been drawn is on the screen; a tab in the background paints nothing, and does not wait for it. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, AT_LATEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
