import { afterEach, expect, it, vi } from 'vitest';
import { currentDraft, replaceDraft, setDraft, type Draft } from '../../../src/import/draft';

afterEach(() => setDraft(null));

const draftOf = (name: string, sheet = 0) => {
  const file = { name, sheets: [], close: vi.fn<() => void>() };
  return { file, sheet } as unknown as Draft;
};
const begun = (draft: Draft) => {
  let finish: (made: Draft) => void = () => {};
  const done = replaceDraft(() => new Promise((resolve) => (finish = resolve)));
  return {
    finish: () => {
      finish(draft);
      return done;
    },
  };
};

it('shows the file that was chosen last, though another is read to its end later, and closes the other', async () => {
  const [first, second] = [draftOf('slow.xlsx'), draftOf('quick.xlsx')];
  const slow = begun(first);
  const quick = begun(second);
  expect(await quick.finish()).toBe(true);
  expect(await slow.finish()).toBe(false);
  expect(currentDraft()).toBe(second);
  expect(first.file.close).toHaveBeenCalledOnce();
  expect(second.file.close).not.toHaveBeenCalled();
});

it('shows the sheet that was chosen last, and keeps its file open', async () => {
  const first = draftOf('cases.xlsx');
  setDraft(first);
  const second = { ...first, sheet: 1 };
  const third = { ...first, sheet: 2 };
  const slow = begun(second);
  const quick = begun(third);
  await quick.finish();
  await slow.finish();
  expect(currentDraft()).toBe(third);
  expect(first.file.close).not.toHaveBeenCalled();
});
