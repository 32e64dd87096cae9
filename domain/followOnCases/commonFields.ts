import { date, long } from '../fields';

/** What several courts have alike. */
export const hearingDates = {
  dateOfHearing01: date({ future: true }),
  dateOfHearing02: date({ future: true }),
};

export const fourInterimOrders = {
  interimOrderOfTribunal1: long(),
  interimOrderOfTribunal2: long(),
  interimOrderOfTribunal3: long(),
  interimOrderOfTribunal4: long(),
};
