import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BillOfEntryInput } from '../../../src/resources/caseFilings/BillOfEntryInput';
import { openInput } from './openInput';

async function open(held: string) {
  // The cast adds a `source`, because this input has a fixed one but `openInput` reads it from the props.
  const Input = BillOfEntryInput as (props: { source: string }) => ReturnType<typeof BillOfEntryInput>;
  const { user } = await openInput(<Input source="boe" />, held);
  const field = screen.getByLabelText<HTMLInputElement>('Bill of Entry/Export');
  await user.click(field);
  return { user, field };
}

describe('a bill of entry', () => {
  it('a bill of entry keeps the caret behind its prefix', async () => {
    const { user, field } = await open('C-1299345');
    await user.keyboard('{Home}7');
    expect(field).toHaveValue('C-71299345');
    expect(field.selectionStart).toBe(3);
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}8');
    expect(field).toHaveValue('C-871299345');
  });

  it('a bill of entry keeps its prefix when everything is selected and overwritten', async () => {
    const { user, field } = await open('C-1299345');
    await user.keyboard('{Control>}a{/Control}');
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 9]);
    await user.keyboard('42');
    expect(field).toHaveValue('C-42');
  });

  it('a bill of entry keeps the caret in place when its prefix is deleted', async () => {
    const { user, field } = await open('C-1299345');
    await user.keyboard('{Home}{Backspace}7');
    expect(field).toHaveValue('C-71299345');
    expect(field.selectionStart).toBe(3);
  });

  it('a bill of entry keeps the caret in place while the middle of the number is edited', async () => {
    const { user, field } = await open('C-1299345');
    field.setSelectionRange(4, 4);
    await user.keyboard('07');
    expect(field).toHaveValue('C-120799345');
    expect(field.selectionStart).toBe(6);
  });
});
