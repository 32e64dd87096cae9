import { date, long, text, yesNo } from '../fields';

/** Fields that several courts share. */
export const hearingDates = {
  dateOfHearing01: date({ future: true }),
  dateOfHearing02: date({ future: true }),
};

export const reply = { dispatchOfReplyNo: text(), dispatchOfReplyDate: date() };

export const fourInterimOrders = {
  interimOrderOfTribunal1: long(),
  interimOrderOfTribunal2: long(),
  interimOrderOfTribunal3: long(),
  interimOrderOfTribunal4: long(),
};

export const implementedInterimOrders = { implementationOfInterimOrder: yesNo(), ...fourInterimOrders };
