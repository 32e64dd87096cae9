import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decoder } from '../../../server/platform/images/logo';
import { buildTestApp, type TestApp } from '../../support/signInAs';
import { callsOf } from './companies';
import { blackPicture, dataUrl, labelledPhoto, picture } from './pictures';

const PNG = 'data:image/png;base64,';
const bomb = blackPicture(20_000);
let test: TestApp;
let calls: ReturnType<typeof callsOf>;

beforeAll(async () => {
  test = await buildTestApp({ connections: 10 });
  calls = callsOf(test, await test.as('ROLE_CUSTOMS'));
});
afterAll(() => test.close());

const send = (logo: unknown) => calls.create({ companyName: 'Meghna Traders', logo });
const stored = async (logo: unknown) => {
  const response = await send(logo);
  expect(response.statusCode, response.body).toBe(200);
  return response.json() as { id: number; logo: string; version: number };
};
const bytesOf = (logo: string) => {
  expect(logo.startsWith(PNG)).toBe(true);
  return Buffer.from(logo.slice(PNG.length), 'base64');
};
const factsOf = async (logo: string) => (await decoder())(bytesOf(logo)).metadata();

describe('a logo', () => {
  it('a logo is stored as a PNG of at most 256 pixels on its longer side', async () => {
    const wide = await stored(dataUrl(await picture('jpeg', { width: 800, height: 600 }), 'image/jpeg'));
    expect(await factsOf(wide.logo)).toMatchObject({ format: 'png', width: 256, height: 192 });
    const tall = await stored(dataUrl(await picture('png', { width: 300, height: 1200 })));
    expect(await factsOf(tall.logo)).toMatchObject({ format: 'png', width: 64, height: 256 });
  });

  it('a logo smaller than 256 pixels is not enlarged', async () => {
    const { logo } = await stored(dataUrl(await picture('png', { width: 16, height: 8 })));
    expect(await factsOf(logo)).toMatchObject({ width: 16, height: 8 });
  });

  it('a logo is stored in at most 100 KiB, whatever the picture shows', async () => {
    const photo = await picture('jpeg', { width: 256, height: 256, noise: true });
    expect(photo.length).toBeLessThan(100 * 1024);
    const { logo } = await stored(dataUrl(photo, 'image/jpeg'));
    expect(bytesOf(logo).length).toBeLessThanOrEqual(100 * 1024);
    expect(await factsOf(logo)).toMatchObject({ width: 256, height: 256 });
  });

  it('a logo is stored upright and without the metadata of its file', async () => {
    const photo = await labelledPhoto();
    expect(photo.toString('latin1')).toContain('Nobody may know');
    const { logo } = await stored(dataUrl(photo, 'image/jpeg'));
    expect(bytesOf(logo).toString('latin1')).not.toContain('Nobody may know');
    const facts = await factsOf(logo);
    expect(facts).toMatchObject({ width: 30, height: 40 });
    expect([facts.exif, facts.icc, facts.xmp, facts.orientation]).toEqual(Array(4).fill(undefined));
  });

  it('a logo is stored without bytes that would make its file valid in another format', async () => {
    const script = Buffer.from('<script>alert(1)</script>');
    const polyglot = Buffer.concat([await picture('png'), script]);
    const { logo } = await stored(dataUrl(polyglot));
    expect(bytesOf(logo).includes(script)).toBe(false);
    expect(await factsOf(logo)).toMatchObject({ format: 'png', width: 40, height: 30 });
  });

  it('a logo’s format is recognised by its bytes, whatever media type the data URL names', async () => {
    const jpeg = await picture('jpeg');
    for (const label of ['image/png', 'image/jpg', 'image/jpeg']) {
      expect(await factsOf((await stored(dataUrl(jpeg, label))).logo)).toMatchObject({ format: 'png' });
    }
    const bare = (await picture('png')).toString('base64');
    expect(await factsOf((await stored(bare)).logo)).toMatchObject({ width: 40, height: 30 });
  });

  it('a company may be added without a logo', async () => {
    for (const logo of [undefined, null, '']) expect((await stored(logo)).logo).toBeNull();
  });

  it('a company’s logo is in the list of companies', async () => {
    const { id, logo } = await stored(dataUrl(await picture('png')));
    const { content } = (await calls.page('?size=50')).json();
    expect(content.find((company: { id: number }) => company.id === id)).toMatchObject({ logo });
  });
});

describe('a logo that is refused', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>');
  const crowded = { width: 100, height: 100, noise: true };
  const files: Record<string, () => Buffer | Promise<Buffer>> = {
    'a GIF': () => picture('gif'),
    'a WebP': () => picture('webp'),
    'a TIFF': () => picture('tiff'),
    'an SVG': () => svg,
    'a page of HTML': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'HTML before a picture': async () => Buffer.concat([Buffer.from('<b>'), await picture('png')]),
    'a PDF': () => Buffer.from('%PDF-1.7\n1 0 obj'),
    'a program': () => Buffer.from('7f454c4602010100', 'hex'),
    'the beginning of a JPEG': async () => (await picture('jpeg', crowded)).subarray(0, 1500),
    'a JPEG but for its last bytes': async () => (await picture('jpeg')).subarray(0, -2),
    'the beginning of a PNG': async () => (await picture('png', crowded)).subarray(0, 1500),
    'the first bytes of a PNG': async () => (await picture('png')).subarray(0, 8),
    'a PNG with a hole': async () => (await picture('png', crowded)).fill(0, 1000, 1200),
    'a JPEG with a hole': async () => (await picture('jpeg', crowded)).fill(0xff, 1000, 1200),
    'a picture of 400 million pixels': () => bomb,
    'a picture of 5 million pixels': () => picture('png', { width: 2500, height: 2000 }),
    'a single byte': () => Buffer.from([0x89]),
  };

  it.each(Object.keys(files))('%s is refused as a logo, whatever its media type', async (what) => {
    const bytes = await files[what]!();
    expect(bytes.length).toBeLessThanOrEqual(100 * 1024);
    for (const label of ['image/png', 'image/jpeg']) {
      const response = await send(dataUrl(bytes, label));
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        message: 'Please upload a valid file',
        errors: [{ field: 'logo', code: 'imageNotValid', message: 'Please upload a valid file' }],
      });
      expect(response.body).not.toMatch(/vips|libpng|sharp|buffer/i);
    }
  });

  it.each([
    'data:image/png;base64,',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    'data:text/html,<b>',
    'data:image/png,%89PNG',
    'https://example.com/logo.png',
    '/etc/passwd',
    'not base64!',
  ])('the text %j is refused as a logo', async (logo) => {
    const response = await send(logo);
    expect(response.json()).toMatchObject({
      status: 400,
      errors: [{ field: 'logo', code: 'imageNotValid' }],
    });
  });

  it.each([12, true, ['x'], { url: 'x' }])(
    'the value %j is refused as a logo, because it is not text',
    async (logo) => {
      expect((await send(logo)).json()).toMatchObject({ status: 400, errors: [{ field: 'logo' }] });
    },
  );

  it('a logo of more than 100 KiB is refused', async () => {
    const response = await send(dataUrl(Buffer.alloc(100 * 1024 + 1)));
    expect(response.json()).toMatchObject({
      status: 400,
      errors: [{ field: 'logo', code: 'imageTooLarge', message: 'Must be a picture of at most 100 KiB' }],
    });
    expect((await send(dataUrl(Buffer.alloc(1024 * 1024)))).statusCode).toBe(413);
  });

  it('saving a company with a refused logo changes nothing', async () => {
    const company = await stored(dataUrl(await picture('png')));
    const refused = await calls.replace(company.id, { companyName: 'Other', logo: dataUrl(bomb) });
    expect(refused.statusCode).toBe(400);
    expect((await calls.read(company.id)).json()).toEqual(company);
  });
});

describe('a logo in a company that is saved again', () => {
  it('a logo that is sent back unchanged stays the same, byte for byte', async () => {
    // the photo has so many colours that the first save reduces their number
    const photo = await picture('jpeg', { width: 256, height: 256, noise: true });
    const { id, logo } = await stored(dataUrl(photo, 'image/jpeg'));
    for (const sent of [logo, logo.slice(PNG.length), logo]) {
      expect((await calls.replace(id, { companyName: 'Meghna', logo: sent })).json()).toMatchObject({ logo });
    }
  });

  it('saving a company with another logo replaces the old one, and saving it without one removes it', async () => {
    const { id } = await stored(dataUrl(await picture('png')));
    const other = dataUrl(await picture('png', { width: 20, height: 20 }));
    const replaced = (await calls.replace(id, { companyName: 'Meghna', logo: other })).json();
    expect(await factsOf(replaced.logo)).toMatchObject({ width: 20, height: 20 });
    expect((await calls.replace(id, { companyName: 'Meghna' })).json()).toMatchObject({ logo: null });
  });

  it('changing a company’s status does not change its logo', async () => {
    const { id, logo } = await stored(dataUrl(await picture('png')));
    expect((await calls.changeStatus(id)).json()).toMatchObject({ logo, isActive: false });
  });
});

it('many logos sent at the same time are all decoded', async () => {
  const logos = [dataUrl(await picture('jpeg', { width: 900, height: 900 })), dataUrl(bomb)];
  const responses = await Promise.all(Array.from({ length: 12 }, (_, i) => send(logos[i % 2])));
  expect(responses.map((response) => response.statusCode)).toEqual(
    Array.from({ length: 12 }, (_, i) => (i % 2 ? 400 : 200)),
  );
});
