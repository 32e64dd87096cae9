/** The median of several measurements. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

export const kibibytes = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
