/** Why a file cannot be read; catalogue keys below `causeList.faults`. */
export type FileFault = 'unknownKind' | 'tooLarge' | 'broken' | 'encrypted' | 'noText';

export class UnreadableFile extends Error {
  constructor(readonly fault: FileFault) {
    super(fault);
  }
}

/** With a password Office writes another kind of file, which also holds what Word wrote before 2007. */
export const isLocked = (data: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, place) => data[place] === byte);
