/** Why a file cannot be read; catalogue keys below `causeList.faults`. */
export type FileFault = 'unknownKind' | 'tooLarge' | 'broken' | 'encrypted' | 'noText';

export class UnreadableFile extends Error {
  constructor(readonly fault: FileFault) {
    super(fault);
  }
}

/** Whether a file is in the older OLE format: Word before 2007, and any Office file with a password. */
export const isLocked = (data: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, place) => data[place] === byte);
