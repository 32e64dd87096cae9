import type { MessageCode, MessageParams } from '../../../../domain/messages';

/** Why a file cannot be a form of the office. */
export class FormFault extends Error {
  constructor(
    readonly code: MessageCode,
    readonly params?: MessageParams,
  ) {
    super(code);
  }
}
