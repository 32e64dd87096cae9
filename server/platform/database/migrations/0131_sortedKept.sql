-- The indexes of 0128 left out what is kept because it is live, so that list was sorted whole.
drop index retention_term_by_ended_on, retention_term_by_class;
create index retention_term_by_ended_on on retention_term (ended_on, case_filing_id) where destruction_id is null;
create index retention_term_by_class on retention_term (class, case_filing_id) where destruction_id is null;
