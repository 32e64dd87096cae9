import type { Step } from '../../domain/steps';

/** A step as the server sends it. */
export interface StepRecord extends Step {
  version: number;
  caseFilingId: number;
  deskName: string;
  deskNameBn: string | null;
}
