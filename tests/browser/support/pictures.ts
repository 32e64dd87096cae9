import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A photograph with a realistic file size: noise compresses badly. */
export const photograph = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#00594f',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

/** A shape on a transparent background, as logos often are. */
export const transparentLogo = (): Promise<Buffer> =>
  sharp(Buffer.from('<svg width="600" height="300"><circle cx="150" cy="150" r="140" fill="#c2188b"/></svg>'))
    .png()
    .toBuffer();

/** Simulates dropping or pasting a file. */
export async function handOver(page: Page, event: 'drop' | 'paste', on: string, file: Buffer, type: string) {
  await page.locator(on).evaluate(
    (element, { event, bytes, type }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], 'logo', { type }));
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }),
      );
    },
    { event, bytes: file.toString('base64'), type },
  );
}
