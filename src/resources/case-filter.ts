import { equals, type Filter } from '../model/filter.ts';

/** What belongs to one case. */
export const ofCase: Filter = equals(row => `${row}.case_id`, 'Only those of the case with this id.');
