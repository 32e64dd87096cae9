import { afterEach, expect, it, vi } from 'vitest';
import { currentDraft, replaceDraft, setDraft, type Draft } from '../../../src/import/draft';

afterEach(() => setDraft(null));

const draftOf = (name: string, sheet = 0) => {
  const file = { name, sheets: [], close: vi.fn<() => void>() };
  return { file, sheet } as unknown as Draft;
};
const begun = (draft: Draft) => {
  let [finish, fail]: [(made: Draft) => void, (reason: Error) => void] = [() => {}, () => {}];
  const done = replaceDraft(draft.file, () => new Promise((...settle) => ([finish, fail] = settle)));
  return {
    finish: () => {
      finish(draft);
      return done;
    },
    fail: () => {
      fail(new Error('The file is damaged'));
      return done;
    },
  };
};

it('the import shows the file chosen last, and closes an earlier one that takes longer to read', async () => {
  const [first, second] = [draftOf('slow.xlsx'), draftOf('quick.xlsx')];
  const slow = begun(first);
  const quick = begun(second);
  expect(await quick.finish()).toBe(true);
  expect(await slow.finish()).toBe(false);
  expect(currentDraft()).toEqual(second);
  expect(first.file.close).toHaveBeenCalledOnce();
  expect(second.file.close).not.toHaveBeenCalled();
});

it('the import shows the sheet chosen last, and its file stays open', async () => {
  const first = draftOf('cases.xlsx');
  setDraft(first);
  const second = { ...first, sheet: 1 };
  const third = { ...first, sheet: 2 };
  const slow = begun(second);
  const quick = begun(third);
  await quick.finish();
  await slow.finish();
  expect(currentDraft()).toEqual(third);
  expect(first.file.close).not.toHaveBeenCalled();
});

it('a file for import that cannot be shown is closed, and the reason is given', async () => {
  const draft = draftOf('damaged.xlsx');
  await expect(begun(draft).fail()).rejects.toThrow('The file is damaged');
  expect(currentDraft()).toBeNull();
  expect(draft.file.close).toHaveBeenCalledOnce();
});

it('a sheet that could not be shown is not reported once another sheet is shown', async () => {
  const first = draftOf('cases.xlsx');
  setDraft(first);
  const slow = begun({ ...first, sheet: 1 });
  await begun({ ...first, sheet: 2 }).finish();
  expect(await slow.fail()).toBe(false);
  expect(currentDraft()).toMatchObject({ sheet: 2 });
});
