-- The present schema, written by npm run schema. Tables come after those that they refer to, then functions and
-- triggers. Long texts are cut; 0089_baseline.sql has them whole.

create extension pg_trgm;

create collation item_number (provider = icu, locale = 'en-u-kn-true');

create sequence history_id;

create sequence return_row_id;

create function folded_beyond_ascii(value text)
 returns text
 language plpgsql
 immutable parallel safe
as $function$
      begin
        -- how a newer Unicode composes these differs from one version to the next
        if value !~ '[\U00000378-\U00000379\U00000380-\U00000383\U0000038b-\U0000…' collate "C" then value := normalize(value, NFC); end if;
        value := translate(lower(value collate "C"), '০১২৩৪৫৬৭৮৯', '0123456789');
        -- translate() goes through its whole list for each character, so only where there is something in it
        if value ~ '[ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĲĴĶĹ…' collate "C" then value := translate(value, 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĲĴĶĹĻ…', 'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįiĳĵķĺļ…'); end if;
        return value;
      end $function$;

create function folded(value text)
 returns text
 language sql
 immutable parallel safe
return case when (octet_length(value) = length(value)) then lower((value collate "C")) else folded_beyond_ascii(value) end;

create table app_user (
  id bigint not null generated always as identity,
  user_name text not null,
  user_name_fold text collate "C" not null generated always as (folded(user_name)) stored,
  full_name text not null,
  email text,
  phone text,
  is_enabled boolean not null default true,
  sign_in_by text not null default 'PASSWORD'::text,
  password_hash text,
  territories jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  search_fold text collate "C" not null generated always as (folded((((((full_name || '
'::text) || user_name) || '
'::text) || coalesce(email, ''::text)) || '
'::text) || coalesce(phone, ''::text))) stored,
  namesake integer not null default 0,
  constraint app_user_pkey primary key (id),
  constraint app_user_user_name_fold_key unique (user_name_fold, namesake),
  constraint app_user_sign_in_by_check check (sign_in_by = any (array['PASSWORD'::text, 'OTP'::text])),
  constraint app_user_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint app_user_created_by_fkey foreign key (created_by) references app_user(id)
);
create index app_user_contains on app_user using gin (search_fold gin_trgm_ops);
create index app_user_namesakes on app_user (user_name_fold) where namesake > 0;

create function case_month(day date, created_at timestamp with time zone)
 returns date
 language sql
 immutable parallel safe
return (date_trunc('month'::text, coalesce((day)::timestamp without time zone, (created_at at time zone 'Asia/Dhaka'::text))))::date;

create table bank (
  id bigint not null generated always as identity,
  bank_name text not null,
  bank_name_fold text collate "C" not null generated always as (folded(bank_name)) stored,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  namesake integer not null default 0,
  name_bn text,
  name_bn_fold text collate "C" generated always as (folded(name_bn)) stored,
  "position" integer,
  active boolean not null default true,
  constraint bank_pkey primary key (id),
  constraint bank_bank_name_fold_key unique (bank_name_fold, namesake),
  constraint bank_position_check check ("position" >= 0),
  constraint bank_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint bank_created_by_fkey foreign key (created_by) references app_user(id)
);
create index bank_namesakes on bank (bank_name_fold) where namesake > 0;

create table cnf_agent (
  id bigint not null generated always as identity,
  cnf_agent_name text not null,
  cnf_agent_name_fold text collate "C" not null generated always as (folded(cnf_agent_name)) stored,
  lic_no text,
  contact_number text,
  other_number text,
  address text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  lic_no_fold text collate "C" generated always as (folded(lic_no)) stored,
  search_fold text collate "C" not null generated always as (folded((((((((coalesce(cnf_agent_name, ''::text) || chr(10)) || coalesce(lic_no, ''::text)) || chr(10)) || coalesce(contact_number, ''::text)) || chr(10)) || coalesce(other_number, ''::text)) || chr(10)) || coalesce(address, ''::text))) stored,
  namesake integer not null default 0,
  constraint cnf_agent_pkey primary key (id),
  constraint cnf_agent_licence unique (lic_no_fold, namesake),
  constraint cnf_agent_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint cnf_agent_created_by_fkey foreign key (created_by) references app_user(id)
);
create index cnf_agent_by_name on cnf_agent (cnf_agent_name_fold, id);
create index cnf_agent_choices on cnf_agent using gin (cnf_agent_name_fold gin_trgm_ops, lic_no_fold gin_trgm_ops);
create index cnf_agent_namesakes on cnf_agent (lic_no_fold) where namesake > 0;
create index cnf_agent_search on cnf_agent using gin (search_fold gin_trgm_ops);

create table company (
  id bigint not null generated always as identity,
  company_name text not null,
  company_name_fold text collate "C" not null generated always as (folded(company_name)) stored,
  contact_person_name text,
  email text,
  phone1 text,
  phone2 text,
  reg_code text,
  tin text,
  vat_reg_no text,
  web text,
  logo bytea,
  is_active boolean not null default true,
  thana text,
  district text,
  division text,
  address_line1 text,
  address_line2 text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  vat_reg_no_fold text collate "C" generated always as (folded(vat_reg_no)) stored,
  search_fold text collate "C" not null generated always as (folded((((((((((((coalesce(company_name, ''::text) || chr(10)) || coalesce(vat_reg_no, ''::text)) || chr(10)) || coalesce(tin, ''::text)) || chr(10)) || coalesce(phone1, ''::text)) || chr(10)) || coalesce(phone2, ''::text)) || chr(10)) || coalesce(email, ''::text)) || chr(10)) || coalesce(contact_person_name, ''::text))) stored,
  constraint company_pkey primary key (id),
  constraint company_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint company_created_by_fkey foreign key (created_by) references app_user(id)
);
create index company_by_name on company (company_name_fold, id);
create index company_choices on company using gin (company_name_fold gin_trgm_ops, vat_reg_no_fold gin_trgm_ops);
create index company_search on company using gin (search_fold gin_trgm_ops);

create table loss_reason (
  id bigint not null generated always as identity,
  name text not null,
  name_fold text collate "C" not null generated always as (folded(name)) stored,
  name_bn text,
  name_bn_fold text collate "C" generated always as (folded(name_bn)) stored,
  "position" integer,
  active boolean not null default true,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  constraint loss_reason_pkey primary key (id),
  constraint loss_reason_name_bn_fold_key unique (name_bn_fold),
  constraint loss_reason_name_fold_key unique (name_fold),
  constraint loss_reason_position_check check ("position" >= 0),
  constraint loss_reason_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint loss_reason_created_by_fkey foreign key (created_by) references app_user(id)
);

create table proceeding (
  id bigint not null generated always as identity,
  kind text collate "C" not null,
  record_id bigint not null,
  case_filing_id bigint not null,
  work_place_id bigint not null,
  number text,
  number_key text collate "C" generated always as (folded(number)) stored,
  opened_on date,
  decided_on date,
  outcome text,
  status text,
  court text,
  filed_by text,
  from_id bigint,
  law_officer text,
  version integer not null default 1,
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  subject text,
  important boolean,
  important_reason text,
  parawise_sent_on date,
  sent_to_attorney_general_on date,
  reply_filed_on date,
  loss_reason_id bigint,
  no_appeal_reason text,
  entered_on date,
  status_since date,
  disposed_on date,
  reopened_at timestamp with time zone,
  constraint proceeding_pkey primary key (id),
  constraint proceeding_record unique (kind, record_id),
  constraint proceeding_filed_by_check check (filed_by = any (array['government'::text, 'other'::text])),
  constraint proceeding_outcome_check check (outcome = any (array['government'::text, 'against'::text, 'remand'::text])),
  constraint proceeding_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint proceeding_from_id_fkey foreign key (from_id) references proceeding(id),
  constraint proceeding_loss_reason_id_fkey foreign key (loss_reason_id) references loss_reason(id)
);
create index proceeding_by_decision on proceeding (decided_on, id) where decided_on is not null;
create index proceeding_by_disposal on proceeding (disposed_on) where disposed_on is not null;
create index proceeding_by_filing on proceeding (case_filing_id);
create index proceeding_by_from on proceeding (from_id) where from_id is not null;
create index proceeding_by_opening on proceeding (coalesce(opened_on, entered_on));
create index proceeding_contains on proceeding using gin (number_key gin_trgm_ops);
create index proceeding_court on proceeding (kind, court) where court is not null;
create index proceeding_important on proceeding (id) where important;
create index proceeding_law_officer on proceeding (kind, law_officer) where law_officer is not null;
create index proceeding_loss_reason on proceeding (loss_reason_id) where loss_reason_id is not null;

create table work_place (
  id bigint not null generated always as identity,
  name text not null,
  name_fold text collate "C" not null generated always as (folded(name)) stored,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  namesake integer not null default 0,
  name_bn text,
  name_bn_fold text collate "C" generated always as (folded(name_bn)) stored,
  "position" integer,
  active boolean not null default true,
  constraint work_place_pkey primary key (id),
  constraint work_place_name_fold_key unique (name_fold, namesake),
  constraint work_place_position_check check ("position" >= 0),
  constraint work_place_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint work_place_created_by_fkey foreign key (created_by) references app_user(id)
);
create index work_place_namesakes on work_place (name_fold) where namesake > 0;

create table case_filing (
  id bigint not null generated always as identity,
  nothi_number text not null,
  work_place_id bigint not null,
  section_name text,
  taxacation_nothi_no text,
  company_id bigint,
  cnf_agent_id bigint,
  ain_number text,
  boe text,
  boe_date date,
  hs_code text,
  product_name text,
  ship_name text,
  ship_registration_no text,
  irregularity_reason text,
  show_cause_notice text,
  show_cause_notice_no_date text,
  date_of_hearing date,
  date_of_judgement date,
  revenue numeric(18,2) not null default 0,
  amortization_penalty numeric(18,2) not null default 0,
  monetary_penalty numeric(18,2) not null default 0,
  payable_revenue numeric(18,2) not null generated always as ((revenue + amortization_penalty + monetary_penalty)) stored,
  revenue_collected numeric(18,2) not null default 0,
  bank_id bigint,
  bank_gurantee_no text,
  bank_guarantee_date date,
  bank_guarantee_amount numeric(18,2) not null default 0,
  bank_guarantee_encashment boolean,
  bank_account_freeze text,
  date_of_provisional_taxation date,
  date_of_final_taxation date,
  status text not null default 'OPEN'::text,
  remarks text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  nothi_number_fold text collate "C" not null generated always as (folded(nothi_number)) stored,
  ain_number_fold text collate "C" generated always as (folded(ain_number)) stored,
  product_name_fold text collate "C" generated always as (folded(product_name)) stored,
  hs_code_fold text collate "C" generated always as (folded(hs_code)) stored,
  work_place_name_fold text collate "C" not null,
  cnf_agent_name_fold text collate "C",
  company_name_fold text collate "C",
  namesake integer not null default 0,
  proceeding_id bigint not null,
  constraint case_filing_pkey primary key (id),
  constraint case_filing_file_number unique (nothi_number_fold, namesake),
  constraint case_filing_proceeding_id_key unique (proceeding_id),
  constraint case_filing_amortization_penalty_check check (amortization_penalty >= 0::numeric),
  constraint case_filing_bank_guarantee_amount_check check (bank_guarantee_amount >= 0::numeric),
  constraint case_filing_monetary_penalty_check check (monetary_penalty >= 0::numeric),
  constraint case_filing_revenue_check check (revenue >= 0::numeric),
  constraint case_filing_revenue_collected_check check (revenue_collected >= 0::numeric),
  constraint case_filing_status_check check (status = any (array['OPEN'::text, 'CLOSED'::text, 'ONREMAND'::text, 'SUBJUDICE'::text])),
  constraint case_filing_bank_id_fkey foreign key (bank_id) references bank(id),
  constraint case_filing_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint case_filing_cnf_agent_id_fkey foreign key (cnf_agent_id) references cnf_agent(id),
  constraint case_filing_company_id_fkey foreign key (company_id) references company(id),
  constraint case_filing_created_by_fkey foreign key (created_by) references app_user(id),
  constraint case_filing_proceeding_id_fkey foreign key (proceeding_id) references proceeding(id),
  constraint case_filing_work_place_id_fkey foreign key (work_place_id) references work_place(id)
);
create index case_filing_by_ain_number_fold on case_filing (ain_number_fold, id);
create index case_filing_by_bank on case_filing (bank_id) where bank_id is not null;
create index case_filing_by_bank_guarantee_amount on case_filing (bank_guarantee_amount, id);
create index case_filing_by_bank_guarantee_date on case_filing (bank_guarantee_date, id);
create index case_filing_by_cnf_agent on case_filing (cnf_agent_id);
create index case_filing_by_cnf_agent_name_fold on case_filing (cnf_agent_name_fold, id);
create index case_filing_by_company on case_filing (company_id);
create index case_filing_by_company_name_fold on case_filing (company_name_fold, id);
create index case_filing_by_date_of_final_taxation on case_filing (date_of_final_taxation, id);
create index case_filing_by_date_of_provisional_taxation on case_filing (date_of_provisional_taxation, id);
create index case_filing_by_hs_code_fold on case_filing (hs_code_fold, id);
create index case_filing_by_judgement on case_filing (date_of_judgement, id);
create index case_filing_by_month on case_filing (case_month(date_of_judgement, created_at), id);
create index case_filing_by_product_name_fold on case_filing (product_name_fold, id);
create index case_filing_by_revenue on case_filing (revenue, id);
create index case_filing_by_section on case_filing (work_place_id, id);
create index case_filing_by_status on case_filing (status, id);
create index case_filing_by_work_place_name_fold on case_filing (work_place_name_fold, id);
create index case_filing_contains on case_filing using gin (nothi_number_fold gin_trgm_ops);
create index case_filing_important on case_filing (id) where payable_revenue >= 1000000000::numeric;
create index case_filing_namesakes on case_filing (nothi_number_fold) where namesake > 0;
create index case_filing_still on case_filing (work_place_id, changed_at, id) where status <> 'CLOSED'::text;

create table admiralty_suit (
  id bigint not null generated always as identity,
  case_filing_id bigint not null,
  court_memo_no text,
  date_of_case date,
  document_of_law_branch text,
  arrest_order text,
  date_of_aghar date,
  pettetioner text,
  vesel_name text,
  registration_no text,
  release_order text,
  imo_number text,
  implementation_of_interim_order text,
  interim_order_of_tribunal1 text,
  interim_order_of_tribunal2 text,
  interim_order_of_tribunal3 text,
  interim_order_of_tribunal4 text,
  judgment text,
  status text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  nothi_number_fold text collate "C" not null,
  work_place_name_fold text collate "C" not null,
  revenue numeric(18,2) not null,
  work_place_id bigint not null,
  filing_status text not null,
  court_memo_no_fold text collate "C" generated always as ("left"(folded(court_memo_no), 600)) stored,
  document_of_law_branch_fold text collate "C" generated always as ("left"(folded(document_of_law_branch), 600)) stored,
  arrest_order_fold text collate "C" generated always as ("left"(folded(arrest_order), 600)) stored,
  pettetioner_fold text collate "C" generated always as ("left"(folded(pettetioner), 600)) stored,
  vesel_name_fold text collate "C" generated always as ("left"(folded(vesel_name), 600)) stored,
  registration_no_fold text collate "C" generated always as ("left"(folded(registration_no), 600)) stored,
  release_order_fold text collate "C" generated always as ("left"(folded(release_order), 600)) stored,
  imo_number_fold text collate "C" generated always as ("left"(folded(imo_number), 600)) stored,
  implementation_of_interim_order_fold text collate "C" generated always as ("left"(folded(implementation_of_interim_order), 600)) stored,
  interim_order_of_tribunal1_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal1), 600)) stored,
  interim_order_of_tribunal2_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal2), 600)) stored,
  interim_order_of_tribunal3_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal3), 600)) stored,
  interim_order_of_tribunal4_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal4), 600)) stored,
  judgment_fold text collate "C" generated always as ("left"(folded(judgment), 600)) stored,
  status_fold text collate "C" generated always as ("left"(folded(status), 600)) stored,
  proceeding_id bigint not null,
  constraint admiralty_suit_pkey primary key (id),
  constraint admiralty_suit_proceeding_id_key unique (proceeding_id),
  constraint admiralty_suit_implementation_of_interim_order_check check (implementation_of_interim_order = any (array['yes'::text, 'no'::text])),
  constraint admiralty_suit_judgment_check check (judgment = any (array['WithGovernment'::text, 'AgainstGovernment'::text, 'ONREMAND'::text])),
  constraint admiralty_suit_status_check check (status = any (array['ORDER_PASSED'::text, 'SUBJUDICE'::text])),
  constraint admiralty_suit_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id),
  constraint admiralty_suit_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint admiralty_suit_created_by_fkey foreign key (created_by) references app_user(id),
  constraint admiralty_suit_proceeding_id_fkey foreign key (proceeding_id) references proceeding(id)
);
create index admiralty_suit_by_arrest_order_fold on admiralty_suit (arrest_order_fold, id);
create index admiralty_suit_by_court_memo_no_fold on admiralty_suit (court_memo_no_fold, id);
create index admiralty_suit_by_date_of_aghar on admiralty_suit (date_of_aghar, id);
create index admiralty_suit_by_date_of_case on admiralty_suit (date_of_case, id);
create index admiralty_suit_by_document_of_law_branch_fold on admiralty_suit (document_of_law_branch_fold, id);
create index admiralty_suit_by_filing on admiralty_suit (case_filing_id, id);
create index admiralty_suit_by_imo_number_fold on admiralty_suit (imo_number_fold, id);
create index admiralty_suit_by_implementation_of_interim_order_fold on admiralty_suit (implementation_of_interim_order_fold, id);
create index admiralty_suit_by_interim_order_of_tribunal1_fold on admiralty_suit (interim_order_of_tribunal1_fold, id);
create index admiralty_suit_by_interim_order_of_tribunal2_fold on admiralty_suit (interim_order_of_tribunal2_fold, id);
create index admiralty_suit_by_interim_order_of_tribunal3_fold on admiralty_suit (interim_order_of_tribunal3_fold, id);
create index admiralty_suit_by_interim_order_of_tribunal4_fold on admiralty_suit (interim_order_of_tribunal4_fold, id);
create index admiralty_suit_by_judgment_fold on admiralty_suit (judgment_fold, id);
create index admiralty_suit_by_nothi_number_fold on admiralty_suit (nothi_number_fold, id);
create index admiralty_suit_by_pettetioner_fold on admiralty_suit (pettetioner_fold, id);
create index admiralty_suit_by_registration_no_fold on admiralty_suit (registration_no_fold, id);
create index admiralty_suit_by_release_order_fold on admiralty_suit (release_order_fold, id);
create index admiralty_suit_by_revenue on admiralty_suit (revenue, id);
create index admiralty_suit_by_status_fold on admiralty_suit (status_fold, id);
create index admiralty_suit_by_vesel_name_fold on admiralty_suit (vesel_name_fold, id);
create index admiralty_suit_by_work_place_name_fold on admiralty_suit (work_place_name_fold, id);
create index admiralty_suit_contains on admiralty_suit using gin (nothi_number_fold gin_trgm_ops);

create table alert_digest (
  user_id bigint not null,
  day date not null,
  tries integer not null default 1,
  tried_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  constraint alert_digest_pkey primary key (user_id, day),
  constraint alert_digest_user_id_fkey foreign key (user_id) references app_user(id) on delete cascade
);

create table alert_run (
  only_one boolean not null default true,
  day date,
  ran_at timestamp with time zone not null default now(),
  constraint alert_run_pkey primary key (only_one),
  constraint alert_run_only_one_check check (only_one)
);

create table alert_setting (
  user_id bigint not null,
  off text[] not null default '{}'::text[],
  constraint alert_setting_pkey primary key (user_id),
  constraint alert_setting_user_id_fkey foreign key (user_id) references app_user(id) on delete cascade
);

create table api_token (
  id bigint not null generated always as identity,
  name text not null,
  name_fold text collate "C" not null generated always as (folded(name)) stored,
  role text not null,
  scopes text[] not null,
  expires_on date not null,
  secret_hash bytea not null,
  last_used_at timestamp with time zone,
  refused_at timestamp with time zone,
  revoked_at timestamp with time zone,
  version integer not null default 1,
  created_by bigint not null,
  created_at timestamp with time zone not null default now(),
  changed_by bigint not null,
  changed_at timestamp with time zone not null default now(),
  constraint api_token_pkey primary key (id),
  constraint api_token_name_fold_key unique (name_fold),
  constraint api_token_secret_hash_key unique (secret_hash),
  constraint api_token_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint api_token_created_by_fkey foreign key (created_by) references app_user(id)
);
comment on column api_token.expires_on is 'the last day in Dhaka on which it is accepted';
comment on column api_token.refused_at is 'when the last refusal became an event';

create table backup (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  asked_by bigint,
  night date,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  state text not null default 'RUNNING'::text,
  progress integer not null default 0,
  folder text,
  file text,
  bytes bigint,
  error text,
  papers integer,
  papers_missing integer,
  missing_names text[],
  constraint backup_pkey primary key (id),
  constraint backup_progress_check check (progress >= 0 and progress <= 100),
  constraint backup_state_check check (state = any (array['RUNNING'::text, 'OK'::text, 'FAILED'::text])),
  constraint backup_asked_by_fkey foreign key (asked_by) references app_user(id)
);
create unique index backup_at_once on backup (state) where state = 'RUNNING'::text;
create unique index backup_of_night on backup (night) where state <> 'FAILED'::text;

create table calendar (
  id bigint not null generated always as identity,
  code text collate "C" not null,
  name text not null,
  name_fold text collate "C" generated always as (folded(name)) stored,
  name_bn text,
  name_bn_fold text collate "C" generated always as (folded(name_bn)) stored,
  days_off text not null default 'FRIDAY_SATURDAY'::text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  constraint calendar_pkey primary key (id),
  constraint calendar_code_key unique (code),
  constraint calendar_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint calendar_created_by_fkey foreign key (created_by) references app_user(id)
);

create table calendar_address (
  user_id bigint not null,
  secret_hash bytea not null,
  with_parties boolean not null default false,
  made_at timestamp with time zone not null default now(),
  changed_at timestamp with time zone not null default now(),
  constraint calendar_address_pkey primary key (user_id),
  constraint calendar_address_secret_hash_key unique (secret_hash),
  constraint calendar_address_user_id_fkey foreign key (user_id) references app_user(id) on delete cascade
);

create table case_filing_tally (
  work_place_id bigint not null,
  provisional boolean not null,
  status text not null,
  filings bigint not null,
  revenue numeric not null
);

create table case_month_tally (
  register text not null,
  month date not null,
  cases bigint not null
);

create function current_actor()
 returns bigint
 language sql
 stable parallel safe
return (nullif(nullif(current_setting('casebook.actor'::text, true), 'server'::text), ''::text))::bigint;

create function transaction_offset()
 returns bigint
 language sql
 immutable parallel safe
return 0;

create function transaction_number()
 returns bigint
 language sql
 stable parallel restricted
return (((pg_current_xact_id())::text)::bigint + transaction_offset());

create table change (
  id bigint not null default nextval('history_id'::regclass),
  at timestamp with time zone not null default now(),
  tx bigint not null default transaction_number(),
  by_user bigint default current_actor(),
  via text collate "C" not null default coalesce(nullif(current_setting('casebook.via'::text, true), ''::text), 'system'::text),
  request_id text default nullif(current_setting('casebook.request'::text, true), ''::text),
  register text collate "C" not null,
  record_id bigint not null,
  case_filing_id bigint,
  action text collate "C" not null,
  version integer,
  was jsonb,
  became jsonb,
  reason text default nullif(current_setting('casebook.reason'::text, true), ''::text),
  kind text collate "C",
  work_place_id bigint,
  constraint change_action_check check (action = any (array['baseline'::text, 'create'::text, 'edit'::text, 'delete'::text, 'restore'::text]))
) partition by range (at);
create index change_by_action on change (action, id) include (register, kind, at, by_user, work_place_id);
create index change_by_deletion on change (record_id, id) include (register) where action = 'delete'::text;
create index change_by_file on change (case_filing_id, id) where case_filing_id is not null;
create index change_by_id on change (id) include (at, register, kind);
create index change_by_import on change (via, id) include (register, kind) where via ~~ 'import:%'::text;
create index change_by_record on change (record_id, register, id);
create index change_by_register on change (register, id) include (kind, at, by_user, work_place_id, action);
create index change_by_section on change (work_place_id, id) include (register, kind, at, by_user, action);
create index change_by_time on change (at, id);
create index change_by_transaction on change (tx, id);
create index change_by_user on change (by_user, id) include (register, kind, at, work_place_id, action);
create index change_by_user_and_register on change (by_user, register, work_place_id, id) include (kind, at, action);

create table change_other partition of change default;

create table civil_case (
  id bigint not null generated always as identity,
  case_filing_id bigint not null,
  civil_case_number text,
  date_of_case date,
  civil_court_name text,
  hearing_date01 date,
  add_hearing_date date,
  implementation_of_interim_order text,
  interim_order01 text,
  judgement text,
  judgment_number_and_date text,
  para_wise_reply_file_number_date text,
  summary_of_judgment text,
  writ_related_comment text,
  status text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  nothi_number_fold text collate "C" not null,
  work_place_name_fold text collate "C" not null,
  revenue numeric(18,2) not null,
  work_place_id bigint not null,
  filing_status text not null,
  civil_case_number_fold text collate "C" generated always as ("left"(folded(civil_case_number), 600)) stored,
  civil_court_name_fold text collate "C" generated always as ("left"(folded(civil_court_name), 600)) stored,
  implementation_of_interim_order_fold text collate "C" generated always as ("left"(folded(implementation_of_interim_order), 600)) stored,
  interim_order01_fold text collate "C" generated always as ("left"(folded(interim_order01), 600)) stored,
  judgement_fold text collate "C" generated always as ("left"(folded(judgement), 600)) stored,
  judgment_number_and_date_fold text collate "C" generated always as ("left"(folded(judgment_number_and_date), 600)) stored,
  para_wise_reply_file_number_date_fold text collate "C" generated always as ("left"(folded(para_wise_reply_file_number_date), 600)) stored,
  summary_of_judgment_fold text collate "C" generated always as ("left"(folded(summary_of_judgment), 600)) stored,
  writ_related_comment_fold text collate "C" generated always as ("left"(folded(writ_related_comment), 600)) stored,
  status_fold text collate "C" generated always as ("left"(folded(status), 600)) stored,
  proceeding_id bigint not null,
  constraint civil_case_pkey primary key (id),
  constraint civil_case_proceeding_id_key unique (proceeding_id),
  constraint civil_case_implementation_of_interim_order_check check (implementation_of_interim_order = any (array['yes'::text, 'no'::text])),
  constraint civil_case_judgement_check check (judgement = any (array['WithGovernment'::text, 'AgainstGovernment'::text, 'ONREMAND'::text])),
  constraint civil_case_status_check check (status = any (array['ORDER_PASSED'::text, 'SUBJUDICE'::text])),
  constraint civil_case_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id),
  constraint civil_case_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint civil_case_created_by_fkey foreign key (created_by) references app_user(id),
  constraint civil_case_proceeding_id_fkey foreign key (proceeding_id) references proceeding(id)
);
create index civil_case_by_add_hearing_date on civil_case (add_hearing_date, id);
create index civil_case_by_civil_case_number_fold on civil_case (civil_case_number_fold, id);
create index civil_case_by_civil_court_name_fold on civil_case (civil_court_name_fold, id);
create index civil_case_by_date_of_case on civil_case (date_of_case, id);
create index civil_case_by_filing on civil_case (case_filing_id, id);
create index civil_case_by_hearing_date01 on civil_case (hearing_date01, id);
create index civil_case_by_implementation_of_interim_order_fold on civil_case (implementation_of_interim_order_fold, id);
create index civil_case_by_interim_order01_fold on civil_case (interim_order01_fold, id);
create index civil_case_by_judgement_fold on civil_case (judgement_fold, id);
create index civil_case_by_judgment_number_and_date_fold on civil_case (judgment_number_and_date_fold, id);
create index civil_case_by_nothi_number_fold on civil_case (nothi_number_fold, id);
create index civil_case_by_para_wise_reply_file_number_date_fold on civil_case (para_wise_reply_file_number_date_fold, id);
create index civil_case_by_revenue on civil_case (revenue, id);
create index civil_case_by_status_fold on civil_case (status_fold, id);
create index civil_case_by_summary_of_judgment_fold on civil_case (summary_of_judgment_fold, id);
create index civil_case_by_work_place_name_fold on civil_case (work_place_name_fold, id);
create index civil_case_by_writ_related_comment_fold on civil_case (writ_related_comment_fold, id);
create index civil_case_contains on civil_case using gin (nothi_number_fold gin_trgm_ops);

create table closed_day (
  id bigint not null generated always as identity,
  calendar_id bigint not null,
  from_day date not null,
  to_day date not null,
  name text not null,
  name_fold text collate "C" generated always as (folded(name)) stored,
  name_bn text,
  name_bn_fold text collate "C" generated always as (folded(name_bn)) stored,
  kind text collate "C" not null,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  constraint closed_day_pkey primary key (id),
  constraint closed_day_once unique (calendar_id, from_day, to_day, kind),
  constraint closed_day_check check (from_day <= to_day),
  constraint closed_day_calendar_id_fkey foreign key (calendar_id) references calendar(id),
  constraint closed_day_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint closed_day_created_by_fkey foreign key (created_by) references app_user(id)
);

create table commissionerate_appeal (
  id bigint not null generated always as identity,
  case_filing_id bigint not null,
  applicate_case_no text,
  date_of_case date,
  document_of_law_branch text,
  dispatch_of_reply_no text,
  dispatch_of_reply_date date,
  date_of_hearing01 date,
  date_of_hearing02 date,
  implementation_of_interim_order text,
  interim_order_of_tribunal1 text,
  interim_order_of_tribunal2 text,
  interim_order_of_tribunal3 text,
  interim_order_of_tribunal4 text,
  applicate_comm_order_no text,
  applicate_comm_order_date date,
  applicate_comm_judgement text,
  summ_of_judgement_order text,
  applicate_comm_case_comment text,
  status text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  nothi_number_fold text collate "C" not null,
  work_place_name_fold text collate "C" not null,
  revenue numeric(18,2) not null,
  work_place_id bigint not null,
  filing_status text not null,
  applicate_case_no_fold text collate "C" generated always as ("left"(folded(applicate_case_no), 600)) stored,
  document_of_law_branch_fold text collate "C" generated always as ("left"(folded(document_of_law_branch), 600)) stored,
  dispatch_of_reply_no_fold text collate "C" generated always as ("left"(folded(dispatch_of_reply_no), 600)) stored,
  implementation_of_interim_order_fold text collate "C" generated always as ("left"(folded(implementation_of_interim_order), 600)) stored,
  interim_order_of_tribunal1_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal1), 600)) stored,
  interim_order_of_tribunal2_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal2), 600)) stored,
  interim_order_of_tribunal3_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal3), 600)) stored,
  interim_order_of_tribunal4_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal4), 600)) stored,
  applicate_comm_order_no_fold text collate "C" generated always as ("left"(folded(applicate_comm_order_no), 600)) stored,
  applicate_comm_judgement_fold text collate "C" generated always as ("left"(folded(applicate_comm_judgement), 600)) stored,
  summ_of_judgement_order_fold text collate "C" generated always as ("left"(folded(summ_of_judgement_order), 600)) stored,
  applicate_comm_case_comment_fold text collate "C" generated always as ("left"(folded(applicate_comm_case_comment), 600)) stored,
  status_fold text collate "C" generated always as ("left"(folded(status), 600)) stored,
  proceeding_id bigint not null,
  constraint commissionerate_appeal_pkey primary key (id),
  constraint commissionerate_appeal_proceeding_id_key unique (proceeding_id),
  constraint commissionerate_appeal_applicate_comm_judgement_check check (applicate_comm_judgement = any (array['WithGovernment'::text, 'AgainstGovernment'::text, 'ONREMAND'::text])),
  constraint commissionerate_appeal_implementation_of_interim_order_check check (implementation_of_interim_order = any (array['yes'::text, 'no'::text])),
  constraint commissionerate_appeal_status_check check (status = any (array['ORDER_PASSED'::text, 'SUBJUDICE'::text])),
  constraint commissionerate_appeal_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id),
  constraint commissionerate_appeal_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint commissionerate_appeal_created_by_fkey foreign key (created_by) references app_user(id),
  constraint commissionerate_appeal_proceeding_id_fkey foreign key (proceeding_id) references proceeding(id)
);
create index commissionerate_appeal_by_applicate_case_no_fold on commissionerate_appeal (applicate_case_no_fold, id);
create index commissionerate_appeal_by_applicate_comm_case_comment_fold on commissionerate_appeal (applicate_comm_case_comment_fold, id);
create index commissionerate_appeal_by_applicate_comm_judgement_fold on commissionerate_appeal (applicate_comm_judgement_fold, id);
create index commissionerate_appeal_by_applicate_comm_order_date on commissionerate_appeal (applicate_comm_order_date, id);
create index commissionerate_appeal_by_applicate_comm_order_no_fold on commissionerate_appeal (applicate_comm_order_no_fold, id);
create index commissionerate_appeal_by_date_of_case on commissionerate_appeal (date_of_case, id);
create index commissionerate_appeal_by_date_of_hearing01 on commissionerate_appeal (date_of_hearing01, id);
create index commissionerate_appeal_by_date_of_hearing02 on commissionerate_appeal (date_of_hearing02, id);
create index commissionerate_appeal_by_dispatch_of_reply_date on commissionerate_appeal (dispatch_of_reply_date, id);
create index commissionerate_appeal_by_dispatch_of_reply_no_fold on commissionerate_appeal (dispatch_of_reply_no_fold, id);
create index commissionerate_appeal_by_document_of_law_branch_fold on commissionerate_appeal (document_of_law_branch_fold, id);
create index commissionerate_appeal_by_filing on commissionerate_appeal (case_filing_id, id);
create index commissionerate_appeal_by_implementation_of_interim_order_fold on commissionerate_appeal (implementation_of_interim_order_fold, id);
create index commissionerate_appeal_by_interim_order_of_tribunal1_fold on commissionerate_appeal (interim_order_of_tribunal1_fold, id);
create index commissionerate_appeal_by_interim_order_of_tribunal2_fold on commissionerate_appeal (interim_order_of_tribunal2_fold, id);
create index commissionerate_appeal_by_interim_order_of_tribunal3_fold on commissionerate_appeal (interim_order_of_tribunal3_fold, id);
create index commissionerate_appeal_by_interim_order_of_tribunal4_fold on commissionerate_appeal (interim_order_of_tribunal4_fold, id);
create index commissionerate_appeal_by_nothi_number_fold on commissionerate_appeal (nothi_number_fold, id);
create index commissionerate_appeal_by_revenue on commissionerate_appeal (revenue, id);
create index commissionerate_appeal_by_status_fold on commissionerate_appeal (status_fold, id);
create index commissionerate_appeal_by_summ_of_judgement_order_fold on commissionerate_appeal (summ_of_judgement_order_fold, id);
create index commissionerate_appeal_by_work_place_name_fold on commissionerate_appeal (work_place_name_fold, id);
create index commissionerate_appeal_contains on commissionerate_appeal using gin (nothi_number_fold gin_trgm_ops);

create table contempt_case (
  id bigint not null generated always as identity,
  case_filing_id bigint not null,
  contempt_case_no text,
  date_of_case date,
  court_name text,
  petitioner text,
  document_of_law_branch text,
  disobeyed_order text,
  dispatch_of_reply_no text,
  dispatch_of_reply_date date,
  date_of_hearing01 date,
  date_of_hearing02 date,
  implementation_of_interim_order text,
  interim_order_of_tribunal1 text,
  interim_order_of_tribunal2 text,
  interim_order_of_tribunal3 text,
  interim_order_of_tribunal4 text,
  contempt_order_no text,
  contempt_order_date date,
  contempt_judgement text,
  complied_on date,
  summ_of_judgement_order text,
  contempt_comment text,
  status text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  nothi_number_fold text collate "C" not null,
  work_place_name_fold text collate "C" not null,
  revenue numeric(18,2) not null,
  work_place_id bigint not null,
  filing_status text not null,
  proceeding_id bigint not null,
  contempt_case_no_fold text collate "C" generated always as ("left"(folded(contempt_case_no), 600)) stored,
  court_name_fold text collate "C" generated always as ("left"(folded(court_name), 600)) stored,
  petitioner_fold text collate "C" generated always as ("left"(folded(petitioner), 600)) stored,
  document_of_law_branch_fold text collate "C" generated always as ("left"(folded(document_of_law_branch), 600)) stored,
  disobeyed_order_fold text collate "C" generated always as ("left"(folded(disobeyed_order), 600)) stored,
  dispatch_of_reply_no_fold text collate "C" generated always as ("left"(folded(dispatch_of_reply_no), 600)) stored,
  implementation_of_interim_order_fold text collate "C" generated always as ("left"(folded(implementation_of_interim_order), 600)) stored,
  interim_order_of_tribunal1_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal1), 600)) stored,
  interim_order_of_tribunal2_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal2), 600)) stored,
  interim_order_of_tribunal3_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal3), 600)) stored,
  interim_order_of_tribunal4_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal4), 600)) stored,
  contempt_order_no_fold text collate "C" generated always as ("left"(folded(contempt_order_no), 600)) stored,
  contempt_judgement_fold text collate "C" generated always as ("left"(folded(contempt_judgement), 600)) stored,
  summ_of_judgement_order_fold text collate "C" generated always as ("left"(folded(summ_of_judgement_order), 600)) stored,
  contempt_comment_fold text collate "C" generated always as ("left"(folded(contempt_comment), 600)) stored,
  status_fold text collate "C" generated always as ("left"(folded(status), 600)) stored,
  constraint contempt_case_pkey primary key (id),
  constraint contempt_case_proceeding_id_key unique (proceeding_id),
  constraint contempt_case_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id),
  constraint contempt_case_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint contempt_case_created_by_fkey foreign key (created_by) references app_user(id),
  constraint contempt_case_proceeding_id_fkey foreign key (proceeding_id) references proceeding(id)
);
create index contempt_case_by_complied_on on contempt_case (complied_on, id);
create index contempt_case_by_contempt_case_no_fold on contempt_case (contempt_case_no_fold, id);
create index contempt_case_by_contempt_comment_fold on contempt_case (contempt_comment_fold, id);
create index contempt_case_by_contempt_judgement_fold on contempt_case (contempt_judgement_fold, id);
create index contempt_case_by_contempt_order_date on contempt_case (contempt_order_date, id);
create index contempt_case_by_contempt_order_no_fold on contempt_case (contempt_order_no_fold, id);
create index contempt_case_by_court_name_fold on contempt_case (court_name_fold, id);
create index contempt_case_by_date_of_case on contempt_case (date_of_case, id);
create index contempt_case_by_date_of_hearing01 on contempt_case (date_of_hearing01, id);
create index contempt_case_by_date_of_hearing02 on contempt_case (date_of_hearing02, id);
create index contempt_case_by_disobeyed_order_fold on contempt_case (disobeyed_order_fold, id);
create index contempt_case_by_dispatch_of_reply_date on contempt_case (dispatch_of_reply_date, id);
create index contempt_case_by_dispatch_of_reply_no_fold on contempt_case (dispatch_of_reply_no_fold, id);
create index contempt_case_by_document_of_law_branch_fold on contempt_case (document_of_law_branch_fold, id);
create index contempt_case_by_filing on contempt_case (case_filing_id, id);
create index contempt_case_by_implementation_of_interim_order_fold on contempt_case (implementation_of_interim_order_fold, id);
create index contempt_case_by_interim_order_of_tribunal1_fold on contempt_case (interim_order_of_tribunal1_fold, id);
create index contempt_case_by_interim_order_of_tribunal2_fold on contempt_case (interim_order_of_tribunal2_fold, id);
create index contempt_case_by_interim_order_of_tribunal3_fold on contempt_case (interim_order_of_tribunal3_fold, id);
create index contempt_case_by_interim_order_of_tribunal4_fold on contempt_case (interim_order_of_tribunal4_fold, id);
create index contempt_case_by_nothi_number_fold on contempt_case (nothi_number_fold, id);
create index contempt_case_by_petitioner_fold on contempt_case (petitioner_fold, id);
create index contempt_case_by_revenue on contempt_case (revenue, id);
create index contempt_case_by_status_fold on contempt_case (status_fold, id);
create index contempt_case_by_summ_of_judgement_order_fold on contempt_case (summ_of_judgement_order_fold, id);
create index contempt_case_by_work_place_name_fold on contempt_case (work_place_name_fold, id);
create index contempt_case_contains on contempt_case using gin (nothi_number_fold gin_trgm_ops);

create table cp_case (
  id bigint not null generated always as identity,
  case_filing_id bigint not null,
  cp_nothi text,
  date_of_case date,
  document_of_law_branch text,
  date text,
  date_of_hearing01 date,
  date_of_hearing02 date,
  implementation_of_interim_order text,
  interim_order_of_tribunal1 text,
  interim_order_of_tribunal2 text,
  interim_order_of_tribunal3 text,
  interim_order_of_tribunal4 text,
  details text,
  high_court_appeal text,
  judgement text,
  summ_of_judgement_order text,
  execution_of_order text,
  status text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  nothi_number_fold text collate "C" not null,
  work_place_name_fold text collate "C" not null,
  revenue numeric(18,2) not null,
  work_place_id bigint not null,
  filing_status text not null,
  cp_nothi_fold text collate "C" generated always as ("left"(folded(cp_nothi), 600)) stored,
  document_of_law_branch_fold text collate "C" generated always as ("left"(folded(document_of_law_branch), 600)) stored,
  date_fold text collate "C" generated always as ("left"(folded(date), 600)) stored,
  implementation_of_interim_order_fold text collate "C" generated always as ("left"(folded(implementation_of_interim_order), 600)) stored,
  interim_order_of_tribunal1_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal1), 600)) stored,
  interim_order_of_tribunal2_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal2), 600)) stored,
  interim_order_of_tribunal3_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal3), 600)) stored,
  interim_order_of_tribunal4_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal4), 600)) stored,
  details_fold text collate "C" generated always as ("left"(folded(details), 600)) stored,
  high_court_appeal_fold text collate "C" generated always as ("left"(folded(high_court_appeal), 600)) stored,
  judgement_fold text collate "C" generated always as ("left"(folded(judgement), 600)) stored,
  summ_of_judgement_order_fold text collate "C" generated always as ("left"(folded(summ_of_judgement_order), 600)) stored,
  execution_of_order_fold text collate "C" generated always as ("left"(folded(execution_of_order), 600)) stored,
  status_fold text collate "C" generated always as ("left"(folded(status), 600)) stored,
  proceeding_id bigint not null,
  constraint cp_case_pkey primary key (id),
  constraint cp_case_proceeding_id_key unique (proceeding_id),
  constraint cp_case_implementation_of_interim_order_check check (implementation_of_interim_order = any (array['yes'::text, 'no'::text])),
  constraint cp_case_judgement_check check (judgement = any (array['yes'::text, 'no'::text])),
  constraint cp_case_status_check check (status = any (array['ORDER_PASSED'::text, 'SUBJUDICE'::text])),
  constraint cp_case_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id),
  constraint cp_case_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint cp_case_created_by_fkey foreign key (created_by) references app_user(id),
  constraint cp_case_proceeding_id_fkey foreign key (proceeding_id) references proceeding(id)
);
create index cp_case_by_cp_nothi_fold on cp_case (cp_nothi_fold, id);
create index cp_case_by_date_fold on cp_case (date_fold, id);
create index cp_case_by_date_of_case on cp_case (date_of_case, id);
create index cp_case_by_date_of_hearing01 on cp_case (date_of_hearing01, id);
create index cp_case_by_date_of_hearing02 on cp_case (date_of_hearing02, id);
create index cp_case_by_details_fold on cp_case (details_fold, id);
create index cp_case_by_document_of_law_branch_fold on cp_case (document_of_law_branch_fold, id);
create index cp_case_by_execution_of_order_fold on cp_case (execution_of_order_fold, id);
create index cp_case_by_filing on cp_case (case_filing_id, id);
create index cp_case_by_high_court_appeal_fold on cp_case (high_court_appeal_fold, id);
create index cp_case_by_implementation_of_interim_order_fold on cp_case (implementation_of_interim_order_fold, id);
create index cp_case_by_interim_order_of_tribunal1_fold on cp_case (interim_order_of_tribunal1_fold, id);
create index cp_case_by_interim_order_of_tribunal2_fold on cp_case (interim_order_of_tribunal2_fold, id);
create index cp_case_by_interim_order_of_tribunal3_fold on cp_case (interim_order_of_tribunal3_fold, id);
create index cp_case_by_interim_order_of_tribunal4_fold on cp_case (interim_order_of_tribunal4_fold, id);
create index cp_case_by_judgement_fold on cp_case (judgement_fold, id);
create index cp_case_by_nothi_number_fold on cp_case (nothi_number_fold, id);
create index cp_case_by_revenue on cp_case (revenue, id);
create index cp_case_by_status_fold on cp_case (status_fold, id);
create index cp_case_by_summ_of_judgement_order_fold on cp_case (summ_of_judgement_order_fold, id);
create index cp_case_by_work_place_name_fold on cp_case (work_place_name_fold, id);
create index cp_case_contains on cp_case using gin (nothi_number_fold gin_trgm_ops);

create table cpla_case (
  id bigint not null generated always as identity,
  case_filing_id bigint not null,
  cpl_cpa_nothi text,
  date_of_case date,
  document_of_law_branch text,
  date text,
  date_of_hearing01 date,
  date_of_hearing02 date,
  implementation_of_interim_order text,
  interim_order_of_tribunal1 text,
  interim_order_of_tribunal2 text,
  interim_order_of_tribunal3 text,
  interim_order_of_tribunal4 text,
  details text,
  high_court_appeal text,
  judgement text,
  summ_of_judgement_order text,
  execution_of_order text,
  status text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  nothi_number_fold text collate "C" not null,
  work_place_name_fold text collate "C" not null,
  revenue numeric(18,2) not null,
  work_place_id bigint not null,
  filing_status text not null,
  cpl_cpa_nothi_fold text collate "C" generated always as ("left"(folded(cpl_cpa_nothi), 600)) stored,
  document_of_law_branch_fold text collate "C" generated always as ("left"(folded(document_of_law_branch), 600)) stored,
  date_fold text collate "C" generated always as ("left"(folded(date), 600)) stored,
  implementation_of_interim_order_fold text collate "C" generated always as ("left"(folded(implementation_of_interim_order), 600)) stored,
  interim_order_of_tribunal1_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal1), 600)) stored,
  interim_order_of_tribunal2_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal2), 600)) stored,
  interim_order_of_tribunal3_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal3), 600)) stored,
  interim_order_of_tribunal4_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal4), 600)) stored,
  details_fold text collate "C" generated always as ("left"(folded(details), 600)) stored,
  high_court_appeal_fold text collate "C" generated always as ("left"(folded(high_court_appeal), 600)) stored,
  judgement_fold text collate "C" generated always as ("left"(folded(judgement), 600)) stored,
  summ_of_judgement_order_fold text collate "C" generated always as ("left"(folded(summ_of_judgement_order), 600)) stored,
  execution_of_order_fold text collate "C" generated always as ("left"(folded(execution_of_order), 600)) stored,
  status_fold text collate "C" generated always as ("left"(folded(status), 600)) stored,
  proceeding_id bigint not null,
  constraint cpla_case_pkey primary key (id),
  constraint cpla_case_proceeding_id_key unique (proceeding_id),
  constraint cpla_case_implementation_of_interim_order_check check (implementation_of_interim_order = any (array['yes'::text, 'no'::text])),
  constraint cpla_case_judgement_check check (judgement = any (array['yes'::text, 'no'::text])),
  constraint cpla_case_status_check check (status = any (array['ORDER_PASSED'::text, 'SUBJUDICE'::text])),
  constraint cpla_case_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id),
  constraint cpla_case_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint cpla_case_created_by_fkey foreign key (created_by) references app_user(id),
  constraint cpla_case_proceeding_id_fkey foreign key (proceeding_id) references proceeding(id)
);
create index cpla_case_by_cpl_cpa_nothi_fold on cpla_case (cpl_cpa_nothi_fold, id);
create index cpla_case_by_date_fold on cpla_case (date_fold, id);
create index cpla_case_by_date_of_case on cpla_case (date_of_case, id);
create index cpla_case_by_date_of_hearing01 on cpla_case (date_of_hearing01, id);
create index cpla_case_by_date_of_hearing02 on cpla_case (date_of_hearing02, id);
create index cpla_case_by_details_fold on cpla_case (details_fold, id);
create index cpla_case_by_document_of_law_branch_fold on cpla_case (document_of_law_branch_fold, id);
create index cpla_case_by_execution_of_order_fold on cpla_case (execution_of_order_fold, id);
create index cpla_case_by_filing on cpla_case (case_filing_id, id);
create index cpla_case_by_high_court_appeal_fold on cpla_case (high_court_appeal_fold, id);
create index cpla_case_by_implementation_of_interim_order_fold on cpla_case (implementation_of_interim_order_fold, id);
create index cpla_case_by_interim_order_of_tribunal1_fold on cpla_case (interim_order_of_tribunal1_fold, id);
create index cpla_case_by_interim_order_of_tribunal2_fold on cpla_case (interim_order_of_tribunal2_fold, id);
create index cpla_case_by_interim_order_of_tribunal3_fold on cpla_case (interim_order_of_tribunal3_fold, id);
create index cpla_case_by_interim_order_of_tribunal4_fold on cpla_case (interim_order_of_tribunal4_fold, id);
create index cpla_case_by_judgement_fold on cpla_case (judgement_fold, id);
create index cpla_case_by_nothi_number_fold on cpla_case (nothi_number_fold, id);
create index cpla_case_by_revenue on cpla_case (revenue, id);
create index cpla_case_by_status_fold on cpla_case (status_fold, id);
create index cpla_case_by_summ_of_judgement_order_fold on cpla_case (summ_of_judgement_order_fold, id);
create index cpla_case_by_work_place_name_fold on cpla_case (work_place_name_fold, id);
create index cpla_case_contains on cpla_case using gin (nothi_number_fold gin_trgm_ops);

create table criminal_case (
  id bigint not null generated always as identity,
  case_filing_id bigint not null,
  cmm_cgm text,
  date_of_case date,
  document_of_law_branch text,
  related_thana text,
  mamla_no_of_related_thana text,
  fir text,
  date_of_aghar date,
  interim_order_of_tribunal1 text,
  interim_order_of_tribunal2 text,
  interim_order_of_tribunal3 text,
  interim_order_of_tribunal4 text,
  status text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  nothi_number_fold text collate "C" not null,
  work_place_name_fold text collate "C" not null,
  revenue numeric(18,2) not null,
  work_place_id bigint not null,
  filing_status text not null,
  cmm_cgm_fold text collate "C" generated always as ("left"(folded(cmm_cgm), 600)) stored,
  document_of_law_branch_fold text collate "C" generated always as ("left"(folded(document_of_law_branch), 600)) stored,
  related_thana_fold text collate "C" generated always as ("left"(folded(related_thana), 600)) stored,
  mamla_no_of_related_thana_fold text collate "C" generated always as ("left"(folded(mamla_no_of_related_thana), 600)) stored,
  fir_fold text collate "C" generated always as ("left"(folded(fir), 600)) stored,
  interim_order_of_tribunal1_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal1), 600)) stored,
  interim_order_of_tribunal2_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal2), 600)) stored,
  interim_order_of_tribunal3_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal3), 600)) stored,
  interim_order_of_tribunal4_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal4), 600)) stored,
  status_fold text collate "C" generated always as ("left"(folded(status), 600)) stored,
  proceeding_id bigint not null,
  constraint criminal_case_pkey primary key (id),
  constraint criminal_case_proceeding_id_key unique (proceeding_id),
  constraint criminal_case_status_check check (status = any (array['ORDER_PASSED'::text, 'SUBJUDICE'::text])),
  constraint criminal_case_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id),
  constraint criminal_case_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint criminal_case_created_by_fkey foreign key (created_by) references app_user(id),
  constraint criminal_case_proceeding_id_fkey foreign key (proceeding_id) references proceeding(id)
);
create index criminal_case_by_cmm_cgm_fold on criminal_case (cmm_cgm_fold, id);
create index criminal_case_by_date_of_aghar on criminal_case (date_of_aghar, id);
create index criminal_case_by_date_of_case on criminal_case (date_of_case, id);
create index criminal_case_by_document_of_law_branch_fold on criminal_case (document_of_law_branch_fold, id);
create index criminal_case_by_filing on criminal_case (case_filing_id, id);
create index criminal_case_by_fir_fold on criminal_case (fir_fold, id);
create index criminal_case_by_interim_order_of_tribunal1_fold on criminal_case (interim_order_of_tribunal1_fold, id);
create index criminal_case_by_interim_order_of_tribunal2_fold on criminal_case (interim_order_of_tribunal2_fold, id);
create index criminal_case_by_interim_order_of_tribunal3_fold on criminal_case (interim_order_of_tribunal3_fold, id);
create index criminal_case_by_interim_order_of_tribunal4_fold on criminal_case (interim_order_of_tribunal4_fold, id);
create index criminal_case_by_mamla_no_of_related_thana_fold on criminal_case (mamla_no_of_related_thana_fold, id);
create index criminal_case_by_nothi_number_fold on criminal_case (nothi_number_fold, id);
create index criminal_case_by_related_thana_fold on criminal_case (related_thana_fold, id);
create index criminal_case_by_revenue on criminal_case (revenue, id);
create index criminal_case_by_status_fold on criminal_case (status_fold, id);
create index criminal_case_by_work_place_name_fold on criminal_case (work_place_name_fold, id);
create index criminal_case_contains on criminal_case using gin (nothi_number_fold gin_trgm_ops);

create table customs_appeal (
  id bigint not null generated always as identity,
  case_filing_id bigint not null,
  custom_case_no text,
  date_of_case date,
  document_of_law_branch text,
  dispatch_of_reply_no text,
  dispatch_of_reply_date date,
  date_of_hearing01 date,
  date_of_hearing02 date,
  implementation_of_interim_order text,
  interim_order_of_tribunal1 text,
  interim_order_of_tribunal2 text,
  interim_order_of_tribunal3 text,
  interim_order_of_tribunal4 text,
  custom_order_no text,
  custom_order_date date,
  custom_judgement text,
  summ_of_judgement_order text,
  custom_case_comment text,
  status text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  nothi_number_fold text collate "C" not null,
  work_place_name_fold text collate "C" not null,
  revenue numeric(18,2) not null,
  work_place_id bigint not null,
  filing_status text not null,
  custom_case_no_fold text collate "C" generated always as ("left"(folded(custom_case_no), 600)) stored,
  document_of_law_branch_fold text collate "C" generated always as ("left"(folded(document_of_law_branch), 600)) stored,
  dispatch_of_reply_no_fold text collate "C" generated always as ("left"(folded(dispatch_of_reply_no), 600)) stored,
  implementation_of_interim_order_fold text collate "C" generated always as ("left"(folded(implementation_of_interim_order), 600)) stored,
  interim_order_of_tribunal1_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal1), 600)) stored,
  interim_order_of_tribunal2_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal2), 600)) stored,
  interim_order_of_tribunal3_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal3), 600)) stored,
  interim_order_of_tribunal4_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal4), 600)) stored,
  custom_order_no_fold text collate "C" generated always as ("left"(folded(custom_order_no), 600)) stored,
  custom_judgement_fold text collate "C" generated always as ("left"(folded(custom_judgement), 600)) stored,
  summ_of_judgement_order_fold text collate "C" generated always as ("left"(folded(summ_of_judgement_order), 600)) stored,
  custom_case_comment_fold text collate "C" generated always as ("left"(folded(custom_case_comment), 600)) stored,
  status_fold text collate "C" generated always as ("left"(folded(status), 600)) stored,
  proceeding_id bigint not null,
  constraint customs_appeal_pkey primary key (id),
  constraint customs_appeal_proceeding_id_key unique (proceeding_id),
  constraint customs_appeal_custom_judgement_check check (custom_judgement = any (array['WithGovernment'::text, 'AgainstGovernment'::text, 'ONREMAND'::text])),
  constraint customs_appeal_implementation_of_interim_order_check check (implementation_of_interim_order = any (array['yes'::text, 'no'::text])),
  constraint customs_appeal_status_check check (status = any (array['ORDER_PASSED'::text, 'SUBJUDICE'::text])),
  constraint customs_appeal_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id),
  constraint customs_appeal_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint customs_appeal_created_by_fkey foreign key (created_by) references app_user(id),
  constraint customs_appeal_proceeding_id_fkey foreign key (proceeding_id) references proceeding(id)
);
create index customs_appeal_by_custom_case_comment_fold on customs_appeal (custom_case_comment_fold, id);
create index customs_appeal_by_custom_case_no_fold on customs_appeal (custom_case_no_fold, id);
create index customs_appeal_by_custom_judgement_fold on customs_appeal (custom_judgement_fold, id);
create index customs_appeal_by_custom_order_date on customs_appeal (custom_order_date, id);
create index customs_appeal_by_custom_order_no_fold on customs_appeal (custom_order_no_fold, id);
create index customs_appeal_by_date_of_case on customs_appeal (date_of_case, id);
create index customs_appeal_by_date_of_hearing01 on customs_appeal (date_of_hearing01, id);
create index customs_appeal_by_date_of_hearing02 on customs_appeal (date_of_hearing02, id);
create index customs_appeal_by_dispatch_of_reply_date on customs_appeal (dispatch_of_reply_date, id);
create index customs_appeal_by_dispatch_of_reply_no_fold on customs_appeal (dispatch_of_reply_no_fold, id);
create index customs_appeal_by_document_of_law_branch_fold on customs_appeal (document_of_law_branch_fold, id);
create index customs_appeal_by_filing on customs_appeal (case_filing_id, id);
create index customs_appeal_by_implementation_of_interim_order_fold on customs_appeal (implementation_of_interim_order_fold, id);
create index customs_appeal_by_interim_order_of_tribunal1_fold on customs_appeal (interim_order_of_tribunal1_fold, id);
create index customs_appeal_by_interim_order_of_tribunal2_fold on customs_appeal (interim_order_of_tribunal2_fold, id);
create index customs_appeal_by_interim_order_of_tribunal3_fold on customs_appeal (interim_order_of_tribunal3_fold, id);
create index customs_appeal_by_interim_order_of_tribunal4_fold on customs_appeal (interim_order_of_tribunal4_fold, id);
create index customs_appeal_by_nothi_number_fold on customs_appeal (nothi_number_fold, id);
create index customs_appeal_by_revenue on customs_appeal (revenue, id);
create index customs_appeal_by_status_fold on customs_appeal (status_fold, id);
create index customs_appeal_by_summ_of_judgement_order_fold on customs_appeal (summ_of_judgement_order_fold, id);
create index customs_appeal_by_work_place_name_fold on customs_appeal (work_place_name_fold, id);
create index customs_appeal_contains on customs_appeal using gin (nothi_number_fold gin_trgm_ops);

create table desk (
  id bigint not null generated always as identity,
  name text not null,
  name_fold text collate "C" not null generated always as (folded(name)) stored,
  name_bn text,
  name_bn_fold text collate "C" generated always as (folded(name_bn)) stored,
  "position" integer,
  active boolean not null default true,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  constraint desk_pkey primary key (id),
  constraint desk_name_fold_key unique (name_fold),
  constraint desk_position_check check ("position" >= 0),
  constraint desk_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint desk_created_by_fkey foreign key (created_by) references app_user(id)
);

create table destruction (
  id bigint not null generated always as identity,
  on_day date not null,
  memo text not null,
  by_whom text not null,
  note text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  constraint destruction_pkey primary key (id),
  constraint destruction_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint destruction_created_by_fkey foreign key (created_by) references app_user(id)
);

create table division (
  id bigint not null generated always as identity,
  name text not null,
  constraint division_pkey primary key (id),
  constraint division_name_key unique (name)
);

create table event (
  id bigint not null default nextval('history_id'::regclass),
  at timestamp with time zone not null default now(),
  tx bigint not null default transaction_number(),
  by_user bigint,
  request_id text default nullif(current_setting('casebook.request'::text, true), ''::text),
  kind text collate "C" not null,
  about_user bigint,
  details jsonb
) partition by range (at);
create index event_by_account on event (about_user, id) where about_user is not null;
create index event_by_id on event (id);
create index event_by_kind on event (kind, id);
create index event_by_transaction on event (tx, id);
create index event_by_user on event (by_user, id);

create table event_other partition of event default;

create table file_call (
  id bigint not null generated always as identity,
  name text not null,
  memo text,
  due_on date,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  constraint file_call_pkey primary key (id),
  constraint file_call_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint file_call_created_by_fkey foreign key (created_by) references app_user(id)
);

create table file_call_row (
  id bigint not null generated always as identity,
  file_call_id bigint not null,
  written text not null,
  case_filing_id bigint,
  state text collate "C",
  note text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  constraint file_call_row_pkey primary key (id),
  constraint file_call_row_state_check check (state = any (array['FOUND'::text, 'NOT_FOUND'::text, 'SENT'::text])),
  constraint file_call_row_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id) on delete set null,
  constraint file_call_row_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint file_call_row_created_by_fkey foreign key (created_by) references app_user(id),
  constraint file_call_row_file_call_id_fkey foreign key (file_call_id) references file_call(id) on delete cascade
);
comment on column file_call_row.case_filing_id is 'null: no file of the register has this number';
create index file_call_row_of_call on file_call_row (file_call_id, id);
create index file_call_row_of_file on file_call_row (case_filing_id) where case_filing_id is not null;

create table file_retention (
  id bigint not null generated always as identity,
  case_filing_id bigint not null,
  class text collate "C",
  years integer,
  hold_reason text,
  destruction_id bigint,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  constraint file_retention_pkey primary key (id),
  constraint file_retention_of_file unique (case_filing_id),
  constraint file_retention_check check (years is null or class <> 'A'::text),
  constraint file_retention_class_check check (class = any (array['A'::text, 'B'::text, 'C'::text, 'D'::text])),
  constraint file_retention_years_check check (years > 0),
  constraint file_retention_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id) on delete cascade,
  constraint file_retention_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint file_retention_created_by_fkey foreign key (created_by) references app_user(id),
  constraint file_retention_destruction_id_fkey foreign key (destruction_id) references destruction(id)
);
comment on column file_retention.class is 'set by hand; null: by the rules';
create index file_retention_destroyed on file_retention (destruction_id) where destruction_id is not null;

create table follow (
  user_id bigint not null,
  case_filing_id bigint not null,
  since timestamp with time zone not null default now(),
  constraint follow_pkey primary key (user_id, case_filing_id),
  constraint follow_user_id_fkey foreign key (user_id) references app_user(id)
);
create index follow_by_filing on follow (case_filing_id);

create table follow_on_case_tally (
  case_table text not null,
  work_place_id bigint not null,
  filing_status text not null,
  status text,
  cases bigint not null,
  revenue numeric not null
);

create view followed_file as
 select follow.case_filing_id as id,
    follow.case_filing_id,
    follow.user_id
   from follow
     join case_filing on case_filing.id = follow.case_filing_id;

create table freight_forwarder_agent (
  id bigint not null generated always as identity,
  agent_name text not null,
  agent_name_fold text collate "C" not null generated always as (folded(agent_name)) stored,
  lic_no text,
  contact_number text,
  address text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  lic_no_fold text collate "C" generated always as (folded(lic_no)) stored,
  search_fold text collate "C" not null generated always as (folded((((((coalesce(agent_name, ''::text) || chr(10)) || coalesce(lic_no, ''::text)) || chr(10)) || coalesce(contact_number, ''::text)) || chr(10)) || coalesce(address, ''::text))) stored,
  namesake integer not null default 0,
  constraint freight_forwarder_agent_pkey primary key (id),
  constraint freight_forwarder_agent_licence unique (lic_no_fold, namesake),
  constraint freight_forwarder_agent_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint freight_forwarder_agent_created_by_fkey foreign key (created_by) references app_user(id)
);
create index freight_forwarder_agent_namesakes on freight_forwarder_agent (lic_no_fold) where namesake > 0;
create index freight_forwarder_agent_search on freight_forwarder_agent using gin (search_fold gin_trgm_ops);

create table guarantee (
  id bigint not null generated always as identity,
  kind text collate "C" not null default 'BANK_GUARANTEE'::text,
  number text,
  number_fold text collate "C" generated always as ("left"(folded(number), 600)) stored,
  bank_id bigint,
  branch text,
  amount numeric(18,2) not null default 0,
  issued_on date,
  valid_until date,
  continuing boolean,
  claim_until date,
  auto_renewal boolean,
  ordered_by_id bigint,
  ordered_on date,
  ordered_percent integer,
  original_at text,
  confirmed_on date,
  confirmed_memo text,
  allocations jsonb not null default '[]'::jsonb,
  steps jsonb not null default '[]'::jsonb,
  origin text collate "C" not null default 'own'::text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  case_filing_id bigint,
  expires_on date,
  left_amount numeric(18,2) not null default 0,
  ended text collate "C",
  liability text collate "C",
  constraint guarantee_pkey primary key (id),
  constraint guarantee_amount_check check (amount >= 0::numeric),
  constraint guarantee_kind_check check (kind = any (array['BANK_GUARANTEE'::text, 'SURETY'::text, 'BOND'::text])),
  constraint guarantee_origin_check check (origin = any (array['own'::text, 'field'::text])),
  constraint guarantee_bank_id_fkey foreign key (bank_id) references bank(id),
  constraint guarantee_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint guarantee_created_by_fkey foreign key (created_by) references app_user(id),
  constraint guarantee_ordered_by_id_fkey foreign key (ordered_by_id) references proceeding(id) on delete set null
);
comment on column guarantee.origin is 'field: made by the bank fields of the filing, and not edited by itself yet';
comment on column guarantee.case_filing_id is 'the first file that it secures';
comment on column guarantee.expires_on is 'the last day of the latest extension; null: continuing, or not entered';
comment on column guarantee.left_amount is 'neither encashed nor released';
comment on column guarantee.ended is 'the step that ended it';
comment on column guarantee.liability is 'OWED: a part still secures what a file owes; GONE: its parts secure what is no longer owed';
create index guarantee_amount_missing on guarantee (id) where steps @> '[{"kind": "ENCASHED", "amount": null}]'::jsonb;
create index guarantee_by_bank on guarantee (bank_id, id);
create index guarantee_by_expiry on guarantee (expires_on, id);
create index guarantee_by_number on guarantee (number_fold, id);
create index guarantee_ended on guarantee (ended, id) where ended is not null;
create index guarantee_needed on guarantee (expires_on, id) include (ended) where liability = 'OWED'::text;
create index guarantee_no_expiry on guarantee (coalesce(issued_on, (created_at at time zone 'Asia/Dhaka'::text)::date)) where ended is null and expires_on is null and continuing is not true;
create index guarantee_open_by_expiry on guarantee (expires_on, id) include (continuing) where ended is null;
create index guarantee_ordered_by on guarantee (ordered_by_id) where ordered_by_id is not null;
create index guarantee_to_release on guarantee (expires_on, id) where liability = 'GONE'::text and ended is null;

create table guarantee_allocation (
  guarantee_id bigint not null,
  case_filing_id bigint not null,
  amount numeric(18,2) not null,
  left_amount numeric(18,2) not null,
  work_place_id bigint not null,
  expires_on date,
  ended text collate "C",
  liability text collate "C",
  constraint guarantee_allocation_pkey primary key (guarantee_id, case_filing_id),
  constraint guarantee_allocation_liability_check check (liability = any (array['OWED'::text, 'GONE'::text])),
  constraint guarantee_allocation_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id) on delete cascade,
  constraint guarantee_allocation_guarantee_id_fkey foreign key (guarantee_id) references guarantee(id) on delete cascade
);
comment on column guarantee_allocation.liability is 'GONE: the file has an order and owes nothing; null: it has none yet';
create index guarantee_allocation_needed on guarantee_allocation (work_place_id, expires_on) include (guarantee_id, case_filing_id) where liability = 'OWED'::text and left_amount > 0::numeric and (ended is null or ended = 'LAPSED'::text);
create index guarantee_allocation_of_file on guarantee_allocation (case_filing_id, guarantee_id);
create index guarantee_allocation_to_release on guarantee_allocation (work_place_id) include (guarantee_id, case_filing_id) where liability = 'GONE'::text and left_amount > 0::numeric and (ended is null or ended = 'LAPSED'::text);

create table hearing (
  id bigint not null generated always as identity,
  proceeding_id bigint not null,
  kind text collate "C" not null,
  case_filing_id bigint not null,
  work_place_id bigint not null,
  date date not null,
  "time" text,
  court text,
  item_no text,
  with_id text,
  purpose text,
  law_officer text,
  note text,
  result text,
  result_note text,
  next_id bigint,
  origin text not null default 'own'::text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  was_past boolean not null generated always as (date < ((created_at at time zone 'Asia/Dhaka'::text)::date - 30)) stored,
  constraint hearing_pkey primary key (id),
  constraint hearing_origin_check check (origin = any (array['own'::text, 'first'::text, 'second'::text])),
  constraint hearing_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint hearing_created_by_fkey foreign key (created_by) references app_user(id),
  constraint hearing_next_id_fkey foreign key (next_id) references hearing(id) on delete set null,
  constraint hearing_proceeding_id_fkey foreign key (proceeding_id) references proceeding(id) on delete cascade
);
comment on column hearing.was_past is 'past for over 30 days when it was entered: its missing result is nobody''s task';
create index hearing_by_date on hearing (date, id) include (kind, work_place_id);
create index hearing_by_filing on hearing (case_filing_id, date);
create index hearing_by_kind on hearing (kind, date, id);
create unique index hearing_by_next on hearing (next_id) where next_id is not null;
create unique index hearing_by_origin on hearing (proceeding_id, origin) where origin <> 'own'::text;
create index hearing_by_proceeding on hearing (proceeding_id, date);
create index hearing_by_section on hearing (work_place_id, date, id);
create index hearing_court on hearing (kind, court) where court is not null;
create index hearing_law_officer on hearing (kind, law_officer) where law_officer is not null;
create index hearing_of_section_without_result on hearing (work_place_id, date, id) where result is null and not was_past;
create index hearing_without_result on hearing (date, id) where result is null and not was_past;

create table hearing_move (
  id bigint not null generated always as identity,
  by_user bigint not null,
  at timestamp with time zone not null default now(),
  undone_at timestamp with time zone,
  constraint hearing_move_pkey primary key (id),
  constraint hearing_move_by_user_fkey foreign key (by_user) references app_user(id)
);

create table hearing_move_item (
  move_id bigint not null,
  hearing_id bigint not null,
  was jsonb not null,
  version integer not null,
  constraint hearing_move_item_pkey primary key (move_id, hearing_id),
  constraint hearing_move_item_move_id_fkey foreign key (move_id) references hearing_move(id)
);

create table idempotency_key (
  user_id bigint not null,
  key text not null,
  fingerprint text not null,
  created_at timestamp with time zone not null default now(),
  answer json,
  constraint idempotency_key_pkey primary key (user_id, key),
  constraint idempotency_key_user_id_fkey foreign key (user_id) references app_user(id) on delete cascade
);
create index idempotency_key_by_age on idempotency_key (created_at);

create table import_batch (
  id bigint not null generated always as identity,
  register text not null,
  file_name text not null,
  layout jsonb not null,
  state text not null default 'RECEIVING'::text,
  by_user bigint not null,
  at timestamp with time zone not null default now(),
  changed_by bigint not null,
  changed_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  total integer not null default 0,
  ready integer not null default 0,
  undecided integer not null default 0,
  refused integer not null default 0,
  skipped integer not null default 0,
  done integer not null default 0,
  kept integer not null default 0,
  constraint import_batch_pkey primary key (id),
  constraint import_batch_state_check check (state = any (array['RECEIVING'::text, 'CHECKING'::text, 'CHECKED'::text, 'RUNNING'::text, 'DONE'::text, 'UNDOING'::text, 'UNDONE'::text, 'CANCELLED'::text, 'FAILED'::text])),
  constraint import_batch_by_user_fkey foreign key (by_user) references app_user(id),
  constraint import_batch_changed_by_fkey foreign key (changed_by) references app_user(id)
);
create index import_batch_busy on import_batch (id) where state = any (array['CHECKING'::text, 'RUNNING'::text, 'UNDOING'::text]);

create table import_row (
  id bigint not null generated always as identity,
  batch_id bigint not null,
  line integer not null,
  state text not null default 'received'::text,
  cells jsonb not null,
  decision jsonb not null default '{}'::jsonb,
  key text collate "C",
  "values" jsonb not null default '{}'::jsonb,
  errors jsonb not null default '[]'::jsonb,
  candidates jsonb not null default '{}'::jsonb,
  existing text,
  record_id bigint,
  constraint import_row_pkey primary key (id),
  constraint import_row_line unique (batch_id, line),
  constraint import_row_existing_check check (existing = any (array['skip'::text, 'fill'::text, 'update'::text])),
  constraint import_row_state_check check (state = any (array['received'::text, 'read'::text, 'ready'::text, 'undecided'::text, 'refused'::text, 'skipped'::text, 'done'::text, 'kept'::text])),
  constraint import_row_batch_id_fkey foreign key (batch_id) references import_batch(id) on delete cascade
);
create index import_row_by_key on import_row (batch_id, key) where key is not null;
create index import_row_by_state on import_row (batch_id, state, line);

create table import_record (
  id bigint not null generated always as identity,
  batch_id bigint not null,
  row_id bigint,
  register text not null,
  record_id bigint not null,
  version integer not null,
  was jsonb,
  kept text,
  constraint import_record_pkey primary key (id),
  constraint import_record_batch_id_fkey foreign key (batch_id) references import_batch(id) on delete cascade,
  constraint import_record_row_id_fkey foreign key (row_id) references import_row(id) on delete cascade
);
create index import_record_of_batch on import_record (batch_id, id);
create index import_record_of_row on import_record (row_id) where row_id is not null;

create table kept_picture (
  sha256 text not null,
  image bytea not null,
  constraint kept_picture_pkey primary key (sha256)
);

create table last_sign_in (
  user_id bigint not null,
  at timestamp with time zone not null,
  language text,
  constraint last_sign_in_pkey primary key (user_id),
  constraint last_sign_in_user_id_fkey foreign key (user_id) references app_user(id) on delete cascade
) with (fillfactor=50);

create table limit_recount (
  id bigint not null generated always as identity,
  calendar_code text,
  code text,
  from_day date,
  to_day date,
  done_to bigint not null default 0,
  constraint limit_recount_pkey primary key (id)
);

create table limitation_rule (
  id bigint not null generated always as identity,
  code text collate "C" not null,
  name text not null,
  name_bn text,
  kind text,
  outcome text,
  trigger text not null,
  n integer not null,
  unit text not null,
  extension_n integer,
  extension_unit text,
  copy_excluded boolean not null default false,
  rolls boolean not null default true,
  side text not null default 'EITHER'::text,
  consequence text,
  act text,
  section text,
  note text,
  valid_from date,
  valid_to date,
  verified_by text,
  verified_on date,
  search_fold text generated always as (folded((((code || ' '::text) || name) || ' '::text) || coalesce(name_bn, ''::text))) stored,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  constraint limitation_rule_pkey primary key (id),
  constraint limitation_rule_one_at_a_time exclude using gist (int8range(hashtextextended(code, 0::bigint), hashtextextended(code, 0::bigint), '[]'::text) with &&, daterange(valid_from, valid_to, '[]'::text) with &&),
  constraint limitation_rule_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint limitation_rule_created_by_fkey foreign key (created_by) references app_user(id)
);

create table money_entry (
  id bigint not null generated always as identity,
  case_filing_id bigint not null,
  proceeding_id bigint,
  date date not null,
  kind text collate "C" not null,
  head text collate "C" not null default 'DUTY'::text,
  amount numeric(18,2) not null,
  instrument text,
  bank_id bigint,
  memo text,
  note text,
  origin text collate "C" not null default 'own'::text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  case_kind text collate "C" not null default 'case-fillings'::text,
  constraint money_entry_pkey primary key (id),
  constraint money_entry_amount_check check (amount > 0::numeric),
  constraint money_entry_head_check check (head = any (array['DUTY'::text, 'FINE'::text, 'PENALTY'::text, 'INTEREST'::text])),
  constraint money_entry_origin_check check (origin = any (array['own'::text, 'field'::text, 'explain'::text])),
  constraint money_entry_bank_id_fkey foreign key (bank_id) references bank(id),
  constraint money_entry_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id) on delete cascade,
  constraint money_entry_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint money_entry_created_by_fkey foreign key (created_by) references app_user(id),
  constraint money_entry_proceeding_id_fkey foreign key (proceeding_id) references proceeding(id) on delete cascade
);
comment on column money_entry.origin is 'field: follows a field of the filing; explain: made because that field was set below the other entries';
comment on column money_entry.case_kind is 'the kind of the proceeding; without one it is the filing''s';
create index money_entry_by_date on money_entry (date, id);
create index money_entry_of_bank on money_entry (bank_id) where bank_id is not null;
create unique index money_entry_of_field on money_entry (case_filing_id, kind, head) where origin = 'field'::text;
create index money_entry_of_file on money_entry (case_filing_id, date, id);
create index money_entry_of_proceeding on money_entry (proceeding_id) where proceeding_id is not null;
create index money_entry_to_explain on money_entry (case_filing_id) where origin = 'explain'::text;

create table money_month_tally (
  month date not null,
  kind text collate "C" not null,
  amount numeric not null
);

create table money_position (
  case_filing_id bigint not null,
  work_place_id bigint not null,
  outstanding numeric(18,2) not null default 0,
  overpaid numeric(18,2) not null default 0,
  held numeric(18,2) not null default 0,
  secured numeric(18,2) not null default 0,
  encashable numeric(18,2) not null default 0,
  not_confirmed numeric(18,2) not null default 0,
  stayed numeric(18,2) not null default 0,
  not_due numeric(18,2) not null default 0,
  appeal_time numeric(18,2) not null default 0,
  appeal_pending numeric(18,2) not null default 0,
  untraceable numeric(18,2) not null default 0,
  write_off_proposed numeric(18,2) not null default 0,
  recoverable numeric(18,2) not null default 0,
  counted_on date not null default (now() at time zone 'Asia/Dhaka'::text)::date,
  changes_on date,
  needs_count boolean not null default false,
  marked_at timestamp with time zone,
  same_since date,
  constraint money_position_pkey primary key (case_filing_id)
);
comment on column money_position.changes_on is 'the next day on which the position differs without anybody typing anything';
comment on column money_position.marked_at is 'when the transaction began that last marked the file';
comment on column money_position.same_since is 'the first day on which it was as it is, by what is known; null: not known';
create index money_position_appeal_pending on money_position (appeal_pending, case_filing_id) include (work_place_id) where appeal_pending > 0::numeric;
create index money_position_appeal_time on money_position (appeal_time, case_filing_id) include (work_place_id) where appeal_time > 0::numeric;
create index money_position_by_change on money_position (changes_on, case_filing_id);
create index money_position_by_count on money_position (counted_on);
create index money_position_by_outstanding on money_position (outstanding, case_filing_id);
create index money_position_encashable on money_position (encashable, case_filing_id) include (work_place_id) where encashable > 0::numeric;
create index money_position_held on money_position (held, case_filing_id) include (work_place_id) where held > 0::numeric;
create index money_position_not_confirmed on money_position (not_confirmed, case_filing_id) include (work_place_id) where not_confirmed > 0::numeric;
create index money_position_not_due on money_position (not_due, case_filing_id) include (work_place_id) where not_due > 0::numeric;
create index money_position_overpaid on money_position (overpaid, case_filing_id) include (work_place_id) where overpaid > 0::numeric;
create index money_position_recoverable on money_position (recoverable, case_filing_id) include (work_place_id) where recoverable > 0::numeric;
create index money_position_secured on money_position (secured, case_filing_id) include (work_place_id) where secured > 0::numeric;
create index money_position_stayed on money_position (stayed, case_filing_id) include (work_place_id) where stayed > 0::numeric;
create index money_position_to_count on money_position (marked_at, case_filing_id) where needs_count;
create index money_position_untraceable on money_position (untraceable, case_filing_id) include (work_place_id) where untraceable > 0::numeric;
create index money_position_write_off_proposed on money_position (write_off_proposed, case_filing_id) include (work_place_id) where write_off_proposed > 0::numeric;

create view money_position_list as
 select p.case_filing_id as id,
    p.case_filing_id,
    p.work_place_id,
    p.outstanding,
    p.overpaid,
    p.held,
    p.secured,
    p.encashable,
    p.not_confirmed,
    p.stayed,
    p.not_due,
    p.appeal_time,
    p.appeal_pending,
    p.untraceable,
    p.write_off_proposed,
    p.recoverable,
    p.counted_on,
    p.changes_on,
    p.needs_count,
    p.marked_at,
    f.nothi_number,
    f.nothi_number_fold,
    f.company_id,
    f.company_name_fold
   from money_position p
     join case_filing f on f.id = p.case_filing_id;

create table money_recount (
  id bigint not null generated always as identity,
  changes_from date,
  changes_to date,
  counted_since date,
  is_held boolean not null default false,
  done_to bigint not null default 0,
  constraint money_recount_pkey primary key (id)
);
comment on column money_recount.is_held is 'those of files with a deposit';

create table money_rule (
  id bigint not null generated always as identity,
  code text collate "C" not null,
  name text not null,
  name_bn text,
  name_bn_fold text collate "C" generated always as (folded(name_bn)) stored,
  n integer,
  cash_percent integer,
  active boolean not null default true,
  act text,
  section text,
  note text,
  valid_from date,
  valid_to date,
  verified_by text,
  verified_on date,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  constraint money_rule_pkey primary key (id),
  constraint money_rule_one_at_a_time exclude using gist (int8range(hashtextextended(code, 0::bigint), hashtextextended(code, 0::bigint), '[]'::text) with &&, daterange(valid_from, valid_to, '[]'::text) with &&),
  constraint money_rule_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint money_rule_created_by_fkey foreign key (created_by) references app_user(id)
);

create table money_tally (
  work_place_id bigint not null,
  state text collate "C" not null,
  amount numeric not null,
  files bigint not null
);

create table monthly_return (
  id bigint not null generated always as identity,
  from_day date not null,
  to_day date not null,
  state text collate "C" not null default 'DRAFT'::text,
  edition integer not null default 1,
  replaced_by_id bigint,
  signed_by text,
  memo text,
  date date,
  frozen_at timestamp with time zone,
  reason text,
  hash text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  constraint monthly_return_pkey primary key (id),
  constraint monthly_return_state_check check (state = any (array['DRAFT'::text, 'FROZEN'::text])),
  constraint monthly_return_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint monthly_return_created_by_fkey foreign key (created_by) references app_user(id),
  constraint monthly_return_replaced_by_id_fkey foreign key (replaced_by_id) references monthly_return(id)
);
create index monthly_return_by_replaced on monthly_return (replaced_by_id) where replaced_by_id is not null;
create unique index monthly_return_of_month on monthly_return (from_day, edition);
create unique index monthly_return_one_draft on monthly_return (state) where state = 'DRAFT'::text;

create table volume (
  id bigint not null generated always as identity,
  case_filing_id bigint not null,
  no integer not null,
  place text,
  desk bigint,
  note text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  constraint volume_pkey primary key (id),
  constraint volume_no unique (case_filing_id, no),
  constraint volume_no_check check (no > 0),
  constraint volume_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id) on delete cascade,
  constraint volume_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint volume_created_by_fkey foreign key (created_by) references app_user(id),
  constraint volume_desk_fkey foreign key (desk) references desk(id)
);
comment on column volume.place is 'where it is while it is not out; desk: the desk of this name';
create index volume_at_desk on volume (desk) where desk is not null;

create table movement (
  id bigint not null generated always as identity,
  volume_id bigint not null,
  case_filing_id bigint not null,
  to_place text not null,
  to_desk bigint,
  by_whom text,
  taken_by text,
  on_day date not null,
  purpose text,
  due_back date,
  received_on date,
  received_at text,
  received_desk bigint,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  constraint movement_pkey primary key (id),
  constraint movement_days check (due_back >= on_day and received_on >= on_day),
  constraint movement_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id) on delete cascade,
  constraint movement_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint movement_created_by_fkey foreign key (created_by) references app_user(id),
  constraint movement_received_desk_fkey foreign key (received_desk) references desk(id),
  constraint movement_to_desk_fkey foreign key (to_desk) references desk(id),
  constraint movement_volume_id_fkey foreign key (volume_id) references volume(id) on delete cascade
);
create index movement_late on movement (due_back, id) where received_on is null;
create index movement_of_file on movement (case_filing_id, on_day, id);
create index movement_of_volume on movement (volume_id, on_day, id);
create unique index movement_one_out on movement (volume_id) where received_on is null;
create index movement_received_at_desk on movement (received_desk) where received_desk is not null;
create index movement_to_desk on movement (to_desk) where to_desk is not null;

create table note (
  id bigint not null generated always as identity,
  case_filing_id bigint not null,
  text text not null,
  version integer not null default 1,
  created_by bigint not null,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  constraint note_pkey primary key (id),
  constraint note_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id) on delete cascade,
  constraint note_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint note_created_by_fkey foreign key (created_by) references app_user(id)
);
create index note_by_filing on note (case_filing_id, id);

create table note_mention (
  note_id bigint not null,
  user_id bigint not null,
  done_at timestamp with time zone,
  is_answer boolean not null default false,
  constraint note_mention_pkey primary key (note_id, user_id),
  constraint note_mention_note_id_fkey foreign key (note_id) references note(id) on delete cascade,
  constraint note_mention_user_id_fkey foreign key (user_id) references app_user(id) on delete cascade
);
create index note_mention_open on note_mention (user_id, note_id) where done_at is null;

create table notification (
  id bigint not null generated always as identity,
  user_id bigint not null,
  notification_type text not null,
  short_message text not null,
  added_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone,
  alert_key text collate "C",
  about jsonb,
  link text,
  urgent text,
  urgent_tried_at timestamp with time zone,
  constraint notification_pkey primary key (id),
  constraint notification_urgent_check check (urgent = any (array['DUE'::text, 'SENT'::text, 'FAILED'::text])),
  constraint notification_user_id_fkey foreign key (user_id) references app_user(id) on delete cascade
);
create index notification_by_user on notification (user_id, id);
create unique index notification_of_alert on notification (user_id, alert_key) where alert_key is not null;
create index notification_unseen on notification (user_id, id) where seen_at is null;
create index notification_urgent on notification (id) where urgent = 'DUE'::text;

create table office (
  id integer not null default 1,
  name text,
  name_bn text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  needs_approval boolean not null default false,
  case_page text,
  customs_appeal_type text,
  writ_type text,
  admiralty_type text,
  cpla_type text,
  cp_type text,
  needs_second_factor boolean not null default false,
  constraint office_pkey primary key (id),
  constraint office_id_check check (id = 1),
  constraint office_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint office_created_by_fkey foreign key (created_by) references app_user(id)
);

create table oidc_link (
  user_id bigint not null,
  issuer text not null,
  subject text not null,
  linked_at timestamp with time zone not null default now(),
  constraint oidc_link_pkey primary key (user_id),
  constraint oidc_link_issuer_subject_key unique (issuer, subject),
  constraint oidc_link_user_id_fkey foreign key (user_id) references app_user(id) on delete cascade
);

create table oidc_state (
  hash bytea not null,
  used_at timestamp with time zone not null,
  constraint oidc_state_pkey primary key (hash)
);

create table paper_kind (
  id bigint not null generated always as identity,
  code text collate "C",
  name text not null,
  name_fold text collate "C" not null generated always as (folded(name)) stored,
  name_bn text,
  name_bn_fold text collate "C" generated always as (folded(name_bn)) stored,
  "position" integer,
  active boolean not null default true,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  constraint paper_kind_pkey primary key (id),
  constraint paper_kind_code_key unique (code),
  constraint paper_kind_name_bn_fold_key unique (name_bn_fold),
  constraint paper_kind_name_fold_key unique (name_fold),
  constraint paper_kind_position_check check ("position" >= 0),
  constraint paper_kind_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint paper_kind_created_by_fkey foreign key (created_by) references app_user(id)
);

create table paper (
  id bigint not null generated always as identity,
  case_filing_id bigint not null,
  proceeding_id bigint,
  hearing_id bigint,
  guarantee_id bigint,
  kind bigint not null,
  name text,
  date date,
  memo text,
  from_whom text,
  to_whom text,
  description text,
  source text collate "C" not null default 'FILE'::text,
  file_version integer not null,
  sha256 text collate "C" not null,
  bytes integer not null,
  type text collate "C" not null,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  case_kind text collate "C" not null default 'case-fillings'::text,
  constraint paper_pkey primary key (id),
  constraint paper_source_check check (source = any (array['FILE'::text, 'SCAN'::text, 'PHOTO'::text, 'LETTER'::text, 'IMPORT'::text])),
  constraint paper_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id) on delete cascade,
  constraint paper_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint paper_created_by_fkey foreign key (created_by) references app_user(id),
  constraint paper_guarantee_id_fkey foreign key (guarantee_id) references guarantee(id) on delete set null,
  constraint paper_hearing_id_fkey foreign key (hearing_id) references hearing(id) on delete set null,
  constraint paper_kind_fkey foreign key (kind) references paper_kind(id),
  constraint paper_proceeding_id_fkey foreign key (proceeding_id) references proceeding(id) on delete cascade
);
comment on column paper.file_version is 'the version of the scan, of which paper has copies';
comment on column paper.case_kind is 'the kind of the proceeding; without one it is the filing''s';
create index paper_by_date on paper (date, id);
create index paper_by_kind on paper (kind, id);
create index paper_of_file on paper (case_filing_id, date, id);
create index paper_of_guarantee on paper (guarantee_id) where guarantee_id is not null;
create index paper_of_hearing on paper (hearing_id) where hearing_id is not null;
create index paper_of_proceeding on paper (proceeding_id) where proceeding_id is not null;

create table paper_version (
  paper_id bigint not null,
  version integer not null,
  sha256 text collate "C" not null,
  bytes integer not null,
  type text collate "C" not null,
  source text collate "C" not null,
  file_name text not null,
  pages integer,
  text text,
  read_at timestamp with time zone,
  read_tries integer not null default 0,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  constraint paper_version_pkey primary key (paper_id, version),
  constraint paper_version_created_by_fkey foreign key (created_by) references app_user(id)
);
comment on column paper_version.text is 'the text layer, of which the beginning is kept';
create index paper_version_of_bytes on paper_version (sha256);
create index paper_version_to_read on paper_version (read_tries, created_at) where read_at is null;

create table proposal (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  by_user bigint not null,
  register text not null,
  record_id bigint not null,
  case_filing_id bigint,
  action text not null,
  body jsonb,
  of_version integer not null,
  reason text,
  state text not null default 'OPEN'::text,
  decided_by bigint,
  decided_at timestamp with time zone,
  answer text,
  was jsonb,
  became jsonb,
  sign_in bigint,
  case_kind text collate "C",
  constraint proposal_pkey primary key (id),
  constraint proposal_state_check check (state = any (array['OPEN'::text, 'APPROVED'::text, 'REFUSED'::text])),
  constraint proposal_by_user_fkey foreign key (by_user) references app_user(id),
  constraint proposal_decided_by_fkey foreign key (decided_by) references app_user(id)
);
comment on column proposal.case_kind is 'the kind of the court case that it concerns, which not everybody may read; null: none';
create index proposal_by_record on proposal (register, record_id, id);
create index proposal_open on proposal (id) where state = 'OPEN'::text;

create table recovery_step (
  id bigint not null generated always as identity,
  case_filing_id bigint not null,
  kind text collate "C" not null,
  date date not null,
  due_on date,
  ended_on date,
  memo text,
  amount numeric(18,2) not null default 0,
  result text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  constraint recovery_step_pkey primary key (id),
  constraint recovery_step_amount_check check (amount >= 0::numeric),
  constraint recovery_step_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id) on delete cascade,
  constraint recovery_step_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint recovery_step_created_by_fkey foreign key (created_by) references app_user(id)
);
create index recovery_step_of_file on recovery_step (case_filing_id, date, id);

create table session (
  id uuid not null,
  user_id bigint not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  device text,
  sign_in bigint,
  constraint session_pkey primary key (id),
  constraint session_user_id_fkey foreign key (user_id) references app_user(id) on delete cascade
);
create index session_by_end on session (expires_at);
create index session_by_user on session (user_id);

create table refresh_token (
  hash bytea not null,
  session_id uuid not null,
  used_at timestamp with time zone,
  constraint refresh_token_pkey primary key (hash),
  constraint refresh_token_session_id_fkey foreign key (session_id) references session(id) on delete cascade
);
create index refresh_token_by_session on refresh_token (session_id);

create table register_identity (
  only_one boolean not null default true,
  id uuid not null default gen_random_uuid(),
  since timestamp with time zone not null default now(),
  constraint register_identity_pkey primary key (only_one),
  constraint register_identity_only_one_check check (only_one)
);

create table retention_term (
  case_filing_id bigint not null,
  class text collate "C",
  years integer,
  rule_id bigint,
  ended_on date,
  over_on date,
  is_live boolean not null,
  hold_reason text,
  destruction_id bigint,
  constraint retention_term_pkey primary key (case_filing_id),
  constraint retention_term_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id) on delete cascade
);
create index retention_term_by_class on retention_term (class, case_filing_id) where destruction_id is null;
create index retention_term_by_ended_on on retention_term (ended_on, case_filing_id) where destruction_id is null;
create index retention_term_destroyed on retention_term (destruction_id) where destruction_id is not null;
create index retention_term_due on retention_term (over_on, case_filing_id) where destruction_id is null and not is_live;
create index retention_term_over on retention_term (over_on, case_filing_id) where destruction_id is null;

create table time_limit (
  id bigint not null generated always as identity,
  proceeding_id bigint not null,
  kind text collate "C" not null,
  case_filing_id bigint not null,
  work_place_id bigint not null,
  rule_id bigint,
  code text collate "C",
  name text,
  is_started boolean not null default false,
  side text not null default 'EITHER'::text,
  order_date date,
  trigger_date date,
  copy_applied date,
  copy_ready date,
  by_count date,
  may_file date,
  aim_for date,
  extended date,
  steps jsonb not null default '[]'::jsonb,
  override_date date,
  override_reason text,
  ended text,
  done_on date,
  done_by_id bigint,
  done_memo text,
  reason text,
  responsible_id bigint,
  needs_count boolean not null default false,
  due date generated always as (coalesce(override_date, aim_for)) stored,
  last_day date generated always as (coalesce(override_date, may_file)) stored,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  ended_by_hand boolean,
  constraint time_limit_pkey primary key (id),
  constraint time_limit_ended_check check (ended = any (array['DONE'::text, 'NOT_NEEDED'::text, 'STOPPED'::text])),
  constraint time_limit_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint time_limit_created_by_fkey foreign key (created_by) references app_user(id),
  constraint time_limit_proceeding_id_fkey foreign key (proceeding_id) references proceeding(id) on delete cascade,
  constraint time_limit_responsible_id_fkey foreign key (responsible_id) references app_user(id),
  constraint time_limit_rule_id_fkey foreign key (rule_id) references limitation_rule(id)
);
comment on column time_limit.is_started is 'started by the date of its order, which it follows';
comment on column time_limit.order_date is 'the day that picks the version of the rule';
comment on column time_limit.last_day is 'the limit is missed after this day';
comment on column time_limit.ended_by_hand is 'an officer has ended it; null: the records, or it is open';
create unique index time_limit_by_code on time_limit (proceeding_id, code) where code is not null;
create index time_limit_by_due on time_limit (due, id);
create index time_limit_by_end on time_limit (done_by_id) where done_by_id is not null;
create index time_limit_by_filing on time_limit (case_filing_id, due);
create index time_limit_by_proceeding on time_limit (proceeding_id);
create index time_limit_by_responsible on time_limit (responsible_id, due) where responsible_id is not null;
create index time_limit_by_rule on time_limit (rule_id, id);
create index time_limit_open_by_due on time_limit (due, last_day, id) include (rule_id) where ended is null;
create index time_limit_open_by_section on time_limit (work_place_id, due, last_day, id) where ended is null;
create unique index time_limit_started on time_limit (proceeding_id) where is_started;
create index time_limit_uncounted on time_limit (id) where needs_count;
create index time_limit_waiting on time_limit (work_place_id, order_date) where ended is null and last_day is null;
create index time_limit_waiting_by_due on time_limit (due, id) where ended is null and last_day is null;
create statistics time_limit_days (mcv) on due, last_day from time_limit;

create view retention_list as
 select t.case_filing_id as id,
    f.nothi_number,
    f.nothi_number_fold,
    f.company_id,
    f.company_name_fold,
    t.class,
    t.years,
    t.rule_id,
    t.ended_on,
    t.over_on,
    t.is_live,
    t.hold_reason,
    t.destruction_id,
    array_remove(array[
        case
            when t.is_live then 'LIVE'::text
            else null::text
        end,
        case
            when (exists ( select
               from time_limit l
              where l.case_filing_id = t.case_filing_id and l.ended is null and l.last_day >= (now() at time zone 'Asia/Dhaka'::text)::date)) then 'LIMIT'::text
            else null::text
        end,
        case
            when (exists ( select
               from guarantee_allocation a
              where a.case_filing_id = t.case_filing_id and a.left_amount > 0::numeric and (a.ended is null or a.ended = 'LAPSED'::text))) then 'GUARANTEE'::text
            else null::text
        end,
        case
            when t.hold_reason is not null then 'HOLD'::text
            else null::text
        end,
        case
            when (exists ( select
               from file_call_row c
              where c.case_filing_id = t.case_filing_id and c.state is distinct from 'SENT'::text)) then 'CALL'::text
            else null::text
        end,
        case
            when (exists ( select
               from movement m
              where m.case_filing_id = t.case_filing_id and m.received_on is null)) then 'OUT'::text
            else null::text
        end], null::text) as why
   from retention_term t
     join case_filing f on f.id = t.case_filing_id;

create table retention_recount (
  id bigint not null generated always as identity,
  done_to bigint not null default 0,
  constraint retention_recount_pkey primary key (id)
);

create table retention_rule (
  id bigint not null generated always as identity,
  name text not null,
  name_bn text,
  class text collate "C" not null,
  years integer,
  work_place_id bigint,
  outcome text,
  min_amount numeric(18,2) not null default 0,
  note text,
  active boolean not null default true,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  constraint retention_rule_pkey primary key (id),
  constraint retention_rule_check check ((class = 'A'::text) = (years is null)),
  constraint retention_rule_class_check check (class = any (array['A'::text, 'B'::text, 'C'::text, 'D'::text])),
  constraint retention_rule_min_amount_check check (min_amount >= 0::numeric),
  constraint retention_rule_outcome_check check (outcome = any (array['government'::text, 'against'::text, 'remand'::text])),
  constraint retention_rule_years_check check (years > 0),
  constraint retention_rule_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint retention_rule_created_by_fkey foreign key (created_by) references app_user(id),
  constraint retention_rule_work_place_id_fkey foreign key (work_place_id) references work_place(id)
);

create view retention_term_counted as
 select f.id as case_filing_id,
    coalesce(own.class, rule.class) as class,
        case
            when own.class is null then rule.years
            else own.years
        end as years,
    rule.id as rule_id,
    ended.on_day as ended_on,
    (ended.on_day + make_interval(years =>
        case
            when own.class is null then rule.years
            else own.years
        end))::date as over_on,
    f.status <> 'CLOSED'::text or ended.is_pending as is_live,
    own.hold_reason,
    own.destruction_id
   from case_filing f
     left join file_retention own on own.case_filing_id = f.id
     cross join lateral ( select coalesce(greatest(max(
                case
                    when p.kind = 'case-fillings'::text then p.decided_on
                    else p.disposed_on
                end), max(p.disposed_on) filter (where p.kind = 'case-fillings'::text and p.status_since > p.entered_on)), max(p.disposed_on)) as on_day,
            coalesce(bool_or(p.kind <> 'case-fillings'::text and p.disposed_on is null), false) as is_pending,
            (array_agg(p.outcome order by p.decided_on desc nulls last, p.id desc) filter (where p.outcome is not null))[1] as outcome
           from proceeding p
          where p.case_filing_id = f.id) ended
     left join lateral ( select r.id,
            r.class,
            r.years
           from retention_rule r
          where own.class is null and r.active and r.min_amount <= f.payable_revenue and (r.work_place_id is null or r.work_place_id = f.work_place_id) and (r.outcome is null or r.outcome = ended.outcome)
          order by r.years desc, r.id
         limit 1) rule on true;

create table return_count (
  return_id bigint not null,
  figures jsonb not null default '{}'::jsonb,
  opening integer not null default 0,
  received integer not null default 0,
  disposed integer not null default 0,
  closing integer not null default 0,
  counted_at timestamp with time zone,
  asked_at timestamp with time zone,
  asked_by bigint,
  freezes boolean not null default false,
  rows jsonb,
  constraint return_count_pkey primary key (return_id),
  constraint return_count_return_id_fkey foreign key (return_id) references monthly_return(id) on delete cascade
);
comment on column return_count.rows is 'how many rows lie behind each amount';

create table return_form_content (
  sha256 text not null,
  content bytea not null,
  constraint return_form_content_pkey primary key (sha256)
);

create table return_form (
  id bigint not null generated always as identity,
  name text not null,
  name_fold text collate "C" not null generated always as (folded(name)) stored,
  name_bn text,
  name_bn_fold text collate "C" generated always as (folded(name_bn)) stored,
  file_name text not null,
  type text not null,
  bytes integer,
  sha256 text,
  ready text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  constraint return_form_pkey primary key (id),
  constraint return_form_name_fold_key unique (name_fold),
  constraint return_form_check check ((ready is null) = (sha256 is not null)),
  constraint return_form_type_check check (type = any (array['xlsx'::text, 'docx'::text])),
  constraint return_form_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint return_form_created_by_fkey foreign key (created_by) references app_user(id),
  constraint return_form_sha256_fkey foreign key (sha256) references return_form_content(sha256)
);
comment on column return_form.ready is 'which form Casebook makes; null: the office has its own file';

create table return_item (
  id bigint not null default nextval('return_row_id'::regclass),
  of_return bigint,
  since date not null,
  figure text collate "C" not null,
  kind text collate "C" not null,
  record_id bigint not null,
  case_filing_id bigint,
  work_place_id bigint,
  amount numeric(18,2),
  number text,
  file_number text,
  company text,
  opened_on date,
  disposed_on date,
  until date,
  constraint return_item_pkey primary key (id)
);
create index return_item_by_figure on return_item (since, figure, kind) where of_return is null;
create index return_item_of_guarantees on return_item (figure, id) where of_return is null and kind = 'guarantees'::text;
create index return_item_of_return on return_item (of_return, figure) where of_return is not null;

create table return_line (
  id bigint not null default nextval('return_row_id'::regclass),
  of_return bigint,
  proceeding_id bigint not null,
  kind text collate "C" not null,
  record_id bigint not null,
  case_filing_id bigint not null,
  work_place_id bigint not null,
  since date not null,
  until date,
  way_in text collate "C" not null,
  way_out text collate "C",
  number text,
  file_number text,
  company text,
  opened_on date,
  disposed_on date,
  constraint return_line_pkey primary key (id)
);
create index return_line_by_kind on return_line (kind, id) where of_return is null;
create index return_line_by_number on return_line (folded(number) collate "C", id) where of_return is null;
create index return_line_by_since on return_line (since, kind) where of_return is null;
create index return_line_by_until on return_line (until, kind) where of_return is null;
create index return_line_of_file on return_line (case_filing_id) where of_return is null;
create index return_line_of_kind_by_number on return_line (kind, folded(number) collate "C", id) where of_return is null;
create index return_line_of_proceeding on return_line (proceeding_id, id) where of_return is null;
create index return_line_of_return on return_line (of_return, kind, id) where of_return is not null;
create index return_line_pending on return_line (proceeding_id) where of_return is null and until is null;

create table return_money (
  id bigint not null default nextval('return_row_id'::regclass),
  of_return bigint,
  case_filing_id bigint not null,
  work_place_id bigint not null,
  since date not null,
  until date,
  outstanding numeric(18,2) not null,
  overpaid numeric(18,2) not null,
  not_confirmed numeric(18,2) not null,
  stayed numeric(18,2) not null,
  not_due numeric(18,2) not null,
  appeal_time numeric(18,2) not null,
  appeal_pending numeric(18,2) not null,
  untraceable numeric(18,2) not null,
  write_off_proposed numeric(18,2) not null,
  recoverable numeric(18,2) not null,
  file_number text,
  company text,
  constraint return_money_pkey primary key (id)
);
create index return_money_appeal_pending on return_money (id) where of_return is null and appeal_pending > 0::numeric;
create index return_money_appeal_time on return_money (id) where of_return is null and appeal_time > 0::numeric;
create index return_money_by_number on return_money (folded(file_number) collate "C", id) where of_return is null;
create index return_money_by_since on return_money (since) where of_return is null;
create index return_money_by_until on return_money (until) where of_return is null;
create index return_money_not_confirmed on return_money (id) where of_return is null and not_confirmed > 0::numeric;
create index return_money_not_due on return_money (id) where of_return is null and not_due > 0::numeric;
create index return_money_of_file on return_money (case_filing_id) where of_return is null;
create index return_money_of_return on return_money (of_return) where of_return is not null;
create index return_money_recoverable on return_money (id) where of_return is null and recoverable > 0::numeric;
create index return_money_stayed on return_money (id) where of_return is null and stayed > 0::numeric;
create index return_money_untraceable on return_money (id) where of_return is null and untraceable > 0::numeric;
create index return_money_write_off_proposed on return_money (id) where of_return is null and write_off_proposed > 0::numeric;

create table return_progress (
  return_id bigint not null,
  percent integer not null,
  constraint return_progress_pkey primary key (return_id),
  constraint return_progress_return_id_fkey foreign key (return_id) references monthly_return(id) on delete cascade
);

create view return_row as
 select return_line.id,
    'line'::text as source,
    return_line.of_return,
    null::text as figure,
    return_line.kind,
    return_line.record_id,
    return_line.case_filing_id,
    return_line.work_place_id,
    return_line.since,
    return_line.until,
    return_line.way_in,
    return_line.way_out,
    return_line.number,
    return_line.file_number,
    return_line.company,
    return_line.opened_on,
    return_line.disposed_on,
    null::numeric as amount,
    null::numeric as not_confirmed,
    null::numeric as stayed,
    null::numeric as not_due,
    null::numeric as appeal_time,
    null::numeric as appeal_pending,
    null::numeric as untraceable,
    null::numeric as write_off_proposed,
    null::numeric as recoverable
   from return_line
union all
 select return_money.id,
    'money'::text as source,
    return_money.of_return,
    null::text as figure,
    'case-fillings'::text as kind,
    return_money.case_filing_id as record_id,
    return_money.case_filing_id,
    return_money.work_place_id,
    return_money.since,
    return_money.until,
    null::text as way_in,
    null::text as way_out,
    return_money.file_number as number,
    return_money.file_number,
    return_money.company,
    null::date as opened_on,
    null::date as disposed_on,
    return_money.outstanding as amount,
    return_money.not_confirmed,
    return_money.stayed,
    return_money.not_due,
    return_money.appeal_time,
    return_money.appeal_pending,
    return_money.untraceable,
    return_money.write_off_proposed,
    return_money.recoverable
   from return_money
union all
 select return_item.id,
    'item'::text as source,
    return_item.of_return,
    return_item.figure,
    return_item.kind,
    return_item.record_id,
    return_item.case_filing_id,
    return_item.work_place_id,
    return_item.since,
    return_item.until,
    null::text as way_in,
    null::text as way_out,
    return_item.number,
    return_item.file_number,
    return_item.company,
    return_item.opened_on,
    return_item.disposed_on,
    return_item.amount,
    null::numeric as not_confirmed,
    null::numeric as stayed,
    null::numeric as not_due,
    null::numeric as appeal_time,
    null::numeric as appeal_pending,
    null::numeric as untraceable,
    null::numeric as write_off_proposed,
    null::numeric as recoverable
   from return_item;

create table return_touched (
  proceeding_id bigint,
  case_filing_id bigint not null
);

create table role (
  id bigint not null generated always as identity,
  role text not null,
  constraint role_pkey primary key (id),
  constraint role_role_key unique (role)
);

create table scan (
  id bigint not null,
  file_name text not null,
  bytes bigint not null,
  modified bigint not null,
  sha256 text not null,
  type text,
  refusal text,
  pages integer,
  labels text[] not null default '{}'::text[],
  text text not null default ''::text,
  fault text,
  aside boolean not null default false,
  paper_id bigint,
  found_at timestamp with time zone not null default now(),
  claimed_at timestamp with time zone,
  read_at timestamp with time zone,
  constraint scan_pkey primary key (id),
  constraint scan_file_name_key unique (file_name),
  constraint scan_check check ((type is null) = (refusal is not null))
);
comment on column scan.modified is 'when its file was last written, in milliseconds since 1970';
comment on column scan.refusal is 'why its file can be no paper';
comment on column scan.text is 'the text layer of its first pages';
comment on column scan.paper_id is 'the paper that was made of it: its file in the folder may go';
comment on column scan.claimed_at is 'when a server began to read it';
create index scan_unread on scan (id) where read_at is null;

create table seal (
  id integer not null,
  at timestamp with time zone not null default now(),
  to_tx bigint not null,
  to_id bigint not null,
  rows bigint[] not null,
  digests bytea[] not null,
  hash text not null,
  constraint seal_pkey primary key (id)
);

create table search_entry (
  kind text collate "C" not null,
  record_id bigint not null,
  case_filing_id bigint,
  is_open boolean not null,
  terms tsvector not null,
  own_key text collate "C",
  constraint search_entry_pkey primary key (kind, record_id)
);
create index search_entry_own_key on search_entry (own_key, kind) where own_key <> ''::text;
create index search_entry_terms on search_entry using gin (terms);

create table search_fill (
  kind text not null,
  done_to bigint not null,
  last bigint not null,
  constraint search_fill_pkey primary key (kind)
);

create table search_word (
  word text collate "C" not null,
  sounds text[] collate "C" not null,
  near text[] collate "C" not null,
  constraint search_word_pkey primary key (word)
);
create index search_word_near on search_word using gin (near);
create index search_word_sounds on search_word using gin (sounds);

create table second_factor (
  user_id bigint not null,
  secret text not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null,
  recovery_codes bytea[] not null,
  wrong_in_row integer not null,
  wait_until timestamp with time zone,
  constraint second_factor_pkey primary key (user_id),
  constraint second_factor_user_id_fkey foreign key (user_id) references app_user(id) on delete cascade
);
comment on column second_factor.last_step is 'the time step of the last code, so that each works once';

create table shipping_agent (
  id bigint not null generated always as identity,
  agent_name text not null,
  agent_name_fold text collate "C" not null generated always as (folded(agent_name)) stored,
  lic_no text,
  contact_number text,
  address text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  lic_no_fold text collate "C" generated always as (folded(lic_no)) stored,
  search_fold text collate "C" not null generated always as (folded((((((coalesce(agent_name, ''::text) || chr(10)) || coalesce(lic_no, ''::text)) || chr(10)) || coalesce(contact_number, ''::text)) || chr(10)) || coalesce(address, ''::text))) stored,
  namesake integer not null default 0,
  constraint shipping_agent_pkey primary key (id),
  constraint shipping_agent_licence unique (lic_no_fold, namesake),
  constraint shipping_agent_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint shipping_agent_created_by_fkey foreign key (created_by) references app_user(id)
);
create index shipping_agent_namesakes on shipping_agent (lic_no_fold) where namesake > 0;
create index shipping_agent_search on shipping_agent using gin (search_fold gin_trgm_ops);

create table sign_in_address (
  slot integer not null,
  failures integer not null default 0,
  failures_until timestamp with time zone,
  codes integer not null default 0,
  codes_until timestamp with time zone,
  unknown_names integer not null default 0,
  unknown_names_until timestamp with time zone,
  constraint sign_in_address_pkey primary key (slot),
  constraint sign_in_address_slot_check check (slot >= 0 and slot <= 65535)
) with (fillfactor=50);
comment on column sign_in_address.unknown_names is 'refused sign-ins with names that nobody has, not yet an event';

create table sign_in_counts (
  owner bytea not null,
  touched_at timestamp with time zone not null,
  wrong_in_row integer not null default 0,
  wait_until timestamp with time zone,
  codes jsonb not null default '[]'::jsonb,
  codes_until timestamp with time zone,
  codes_sent integer not null default 0,
  codes_sent_until timestamp with time zone,
  wrong_codes integer not null default 0,
  wrong_codes_until timestamp with time zone,
  refusal_kept timestamp with time zone,
  constraint sign_in_counts_pkey primary key (owner)
) with (fillfactor=50);
comment on column sign_in_counts.refusal_kept is 'the end of the last wait of which a refusal is an event';

create table sign_in_device (
  user_id bigint not null,
  device bytea not null,
  last_sign_in timestamp with time zone not null,
  keeps_cookies boolean not null,
  constraint sign_in_device_pkey primary key (user_id, device),
  constraint sign_in_device_user_id_fkey foreign key (user_id) references app_user(id) on delete cascade
);
create index sign_in_device_by_device on sign_in_device (device);

create table sign_in_secret (
  only_one boolean not null default true,
  secret bytea not null,
  constraint sign_in_secret_pkey primary key (only_one),
  constraint sign_in_secret_only_one_check check (only_one)
);

create table stay (
  id bigint not null generated always as identity,
  proceeding_id bigint not null,
  ordered_on date not null,
  received_on date,
  of text collate "C" not null default 'REALISATION'::text,
  amount numeric(18,2) not null default 0,
  until text collate "C" not null,
  until_day date,
  until_months integer,
  condition text,
  condition_amount numeric(18,2) not null default 0,
  condition_cash_percent integer,
  condition_guarantee_percent integer,
  condition_n integer,
  condition_unit text collate "C",
  met_on date,
  extends_id bigint,
  vacated_on date,
  petition_on date,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  kind text collate "C" not null,
  case_filing_id bigint not null,
  work_place_id bigint not null,
  decided_on date,
  ends_on date generated always as (
case
    when until = any (array['DAY'::text, 'NEXT_DATE'::text]) then until_day
    when until = 'MONTHS'::text then (ordered_on + make_interval(months => until_months))::date
    else null::date
end) stored,
  condition_due_on date,
  constraint stay_pkey primary key (id),
  constraint stay_amount_check check (amount >= 0::numeric),
  constraint stay_check check ((until <> all (array['DAY'::text, 'NEXT_DATE'::text])) or until_day is not null),
  constraint stay_check1 check (until <> 'MONTHS'::text or until_months is not null),
  constraint stay_condition_amount_check check (condition_amount >= 0::numeric),
  constraint stay_condition_unit_check check (condition_unit = any (array['DAYS'::text, 'MONTHS'::text])),
  constraint stay_of_check check (of = any (array['REALISATION'::text, 'AUCTION'::text, 'ORDER'::text])),
  constraint stay_until_check check (until = any (array['DAY'::text, 'MONTHS'::text, 'NEXT_DATE'::text, 'DISPOSAL'::text, 'FURTHER_ORDER'::text])),
  constraint stay_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint stay_created_by_fkey foreign key (created_by) references app_user(id),
  constraint stay_extends_id_fkey foreign key (extends_id) references stay(id) on delete set null,
  constraint stay_proceeding_id_fkey foreign key (proceeding_id) references proceeding(id) on delete cascade
);
comment on column stay.kind is 'of the proceeding, as are the file, its section and the day of the decision';
comment on column stay.ends_on is 'the last day by the order''s own words; null: until disposal or a further order';
comment on column stay.condition_due_on is 'the last day for what the court has made a condition, counted by the calendar';
create index stay_by_condition on stay (condition_due_on, id) where met_on is null and vacated_on is null;
create index stay_by_end on stay (ends_on, id);
create index stay_extends on stay (extends_id) where extends_id is not null;
create index stay_of_file on stay (case_filing_id, ordered_on);
create index stay_of_proceeding on stay (proceeding_id);
create index stay_of_section on stay (work_place_id, ends_on) where vacated_on is null;
create index stay_vacated on stay (vacated_on, id) where vacated_on is not null;

create table step (
  id bigint not null generated always as identity,
  case_filing_id bigint not null,
  desk bigint not null,
  in_day date not null,
  out_day date,
  holder text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  constraint step_pkey primary key (id),
  constraint step_check check (in_day <= out_day),
  constraint step_overlap exclude using gist (int8range(case_filing_id, case_filing_id, '[]'::text) with &&, daterange(in_day, out_day) with &&),
  constraint step_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id) on delete cascade,
  constraint step_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint step_created_by_fkey foreign key (created_by) references app_user(id),
  constraint step_desk_fkey foreign key (desk) references desk(id)
);
create index step_by_desk on step (desk);
create index step_by_filing on step (case_filing_id, in_day);

create table tribunal_case (
  id bigint not null generated always as identity,
  case_filing_id bigint not null,
  tribunal_case_no text,
  date_of_case date,
  document_of_law_branch text,
  dispatch_of_reply_no text,
  dispatch_of_reply_date date,
  date_of_hearing01 date,
  date_of_hearing02 date,
  implementation_of_interim_order text,
  interim_order_of_tribunal1 text,
  interim_order_of_tribunal2 text,
  interim_order_of_tribunal3 text,
  interim_order_of_tribunal4 text,
  tribunal_order_no text,
  tribunal_order_date date,
  tribunal_judgement text,
  summ_of_judgement_order text,
  tribunal_case_comment text,
  status text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  nothi_number_fold text collate "C" not null,
  work_place_name_fold text collate "C" not null,
  revenue numeric(18,2) not null,
  work_place_id bigint not null,
  filing_status text not null,
  tribunal_case_no_fold text collate "C" generated always as ("left"(folded(tribunal_case_no), 600)) stored,
  document_of_law_branch_fold text collate "C" generated always as ("left"(folded(document_of_law_branch), 600)) stored,
  dispatch_of_reply_no_fold text collate "C" generated always as ("left"(folded(dispatch_of_reply_no), 600)) stored,
  implementation_of_interim_order_fold text collate "C" generated always as ("left"(folded(implementation_of_interim_order), 600)) stored,
  interim_order_of_tribunal1_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal1), 600)) stored,
  interim_order_of_tribunal2_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal2), 600)) stored,
  interim_order_of_tribunal3_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal3), 600)) stored,
  interim_order_of_tribunal4_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal4), 600)) stored,
  tribunal_order_no_fold text collate "C" generated always as ("left"(folded(tribunal_order_no), 600)) stored,
  tribunal_judgement_fold text collate "C" generated always as ("left"(folded(tribunal_judgement), 600)) stored,
  summ_of_judgement_order_fold text collate "C" generated always as ("left"(folded(summ_of_judgement_order), 600)) stored,
  tribunal_case_comment_fold text collate "C" generated always as ("left"(folded(tribunal_case_comment), 600)) stored,
  status_fold text collate "C" generated always as ("left"(folded(status), 600)) stored,
  proceeding_id bigint not null,
  constraint tribunal_case_pkey primary key (id),
  constraint tribunal_case_proceeding_id_key unique (proceeding_id),
  constraint tribunal_case_implementation_of_interim_order_check check (implementation_of_interim_order = any (array['yes'::text, 'no'::text])),
  constraint tribunal_case_status_check check (status = any (array['ORDER_PASSED'::text, 'SUBJUDICE'::text])),
  constraint tribunal_case_tribunal_judgement_check check (tribunal_judgement = any (array['WithGovernment'::text, 'AgainstGovernment'::text, 'ONREMAND'::text])),
  constraint tribunal_case_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id),
  constraint tribunal_case_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint tribunal_case_created_by_fkey foreign key (created_by) references app_user(id),
  constraint tribunal_case_proceeding_id_fkey foreign key (proceeding_id) references proceeding(id)
);
create index tribunal_case_by_date_of_case on tribunal_case (date_of_case, id);
create index tribunal_case_by_date_of_hearing01 on tribunal_case (date_of_hearing01, id);
create index tribunal_case_by_date_of_hearing02 on tribunal_case (date_of_hearing02, id);
create index tribunal_case_by_dispatch_of_reply_date on tribunal_case (dispatch_of_reply_date, id);
create index tribunal_case_by_dispatch_of_reply_no_fold on tribunal_case (dispatch_of_reply_no_fold, id);
create index tribunal_case_by_document_of_law_branch_fold on tribunal_case (document_of_law_branch_fold, id);
create index tribunal_case_by_filing on tribunal_case (case_filing_id, id);
create index tribunal_case_by_implementation_of_interim_order_fold on tribunal_case (implementation_of_interim_order_fold, id);
create index tribunal_case_by_interim_order_of_tribunal1_fold on tribunal_case (interim_order_of_tribunal1_fold, id);
create index tribunal_case_by_interim_order_of_tribunal2_fold on tribunal_case (interim_order_of_tribunal2_fold, id);
create index tribunal_case_by_interim_order_of_tribunal3_fold on tribunal_case (interim_order_of_tribunal3_fold, id);
create index tribunal_case_by_interim_order_of_tribunal4_fold on tribunal_case (interim_order_of_tribunal4_fold, id);
create index tribunal_case_by_nothi_number_fold on tribunal_case (nothi_number_fold, id);
create index tribunal_case_by_revenue on tribunal_case (revenue, id);
create index tribunal_case_by_status_fold on tribunal_case (status_fold, id);
create index tribunal_case_by_summ_of_judgement_order_fold on tribunal_case (summ_of_judgement_order_fold, id);
create index tribunal_case_by_tribunal_case_comment_fold on tribunal_case (tribunal_case_comment_fold, id);
create index tribunal_case_by_tribunal_case_no_fold on tribunal_case (tribunal_case_no_fold, id);
create index tribunal_case_by_tribunal_judgement_fold on tribunal_case (tribunal_judgement_fold, id);
create index tribunal_case_by_tribunal_order_date on tribunal_case (tribunal_order_date, id);
create index tribunal_case_by_tribunal_order_no_fold on tribunal_case (tribunal_order_no_fold, id);
create index tribunal_case_by_work_place_name_fold on tribunal_case (work_place_name_fold, id);
create index tribunal_case_contains on tribunal_case using gin (nothi_number_fold gin_trgm_ops);

create table user_role (
  user_id bigint not null,
  role_id bigint not null,
  constraint user_role_pkey primary key (user_id, role_id),
  constraint user_role_role_id_fkey foreign key (role_id) references role(id),
  constraint user_role_user_id_fkey foreign key (user_id) references app_user(id) on delete cascade
);

create table user_work_place (
  user_id bigint not null,
  work_place_id bigint not null,
  constraint user_work_place_pkey primary key (user_id, work_place_id),
  constraint user_work_place_user_id_fkey foreign key (user_id) references app_user(id) on delete cascade,
  constraint user_work_place_work_place_id_fkey foreign key (work_place_id) references work_place(id)
);
create index user_work_place_by_section on user_work_place (work_place_id);

create table way_in (
  user_id bigint not null,
  code_hash bytea not null,
  valid_until timestamp with time zone not null,
  constraint way_in_pkey primary key (user_id),
  constraint way_in_user_id_fkey foreign key (user_id) references app_user(id) on delete cascade
);
create index way_in_by_end on way_in (valid_until);

create table webhook (
  id bigint not null generated always as identity,
  name text not null,
  name_fold text collate "C" not null generated always as (folded(name)) stored,
  url text not null,
  events text[] not null,
  active boolean not null,
  allow_private boolean not null,
  secret text not null,
  told pg_snapshot not null default pg_current_snapshot(),
  version integer not null default 1,
  created_by bigint not null,
  created_at timestamp with time zone not null default now(),
  changed_by bigint not null,
  changed_at timestamp with time zone not null default now(),
  constraint webhook_pkey primary key (id),
  constraint webhook_name_fold_key unique (name_fold),
  constraint webhook_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint webhook_created_by_fkey foreign key (created_by) references app_user(id)
);
comment on column webhook.told is 'the transactions of whose changes deliveries are made, or never will be';

create table webhook_delivery (
  id bigint not null generated always as identity,
  webhook_id bigint not null,
  key uuid not null default gen_random_uuid(),
  kind text not null,
  body text not null,
  state text not null default 'WAITING'::text,
  attempts integer not null default 0,
  next_at timestamp with time zone,
  tried_at timestamp with time zone,
  fault text,
  status integer,
  created_at timestamp with time zone not null default now(),
  constraint webhook_delivery_pkey primary key (id),
  constraint webhook_delivery_check check ((state = 'WAITING'::text) = (next_at is not null)),
  constraint webhook_delivery_state_check check (state = any (array['WAITING'::text, 'DELIVERED'::text, 'GIVEN_UP'::text])),
  constraint webhook_delivery_webhook_id_fkey foreign key (webhook_id) references webhook(id) on delete cascade
);
comment on column webhook_delivery.key is 'by which its receiver knows a delivery that came before';
comment on column webhook_delivery.next_at is 'when the next attempt is due, also if this one is never ended';
create index webhook_delivery_by_age on webhook_delivery (created_at);
create index webhook_delivery_due on webhook_delivery (webhook_id, next_at, id) where state = 'WAITING'::text;
create index webhook_delivery_of_webhook on webhook_delivery (webhook_id, id);

create table writ_case (
  id bigint not null generated always as identity,
  case_filing_id bigint not null,
  high_court_case_no text,
  date_of_case date,
  document_of_law_branch text,
  dispatch_of_reply_no text,
  dispatch_of_reply_date date,
  date_of_hearing01 date,
  date_of_hearing02 date,
  implementation_of_interim_order text,
  interim_order_of_tribunal1 text,
  interim_order_of_tribunal2 text,
  interim_order_of_tribunal3 text,
  interim_order_of_tribunal4 text,
  custom_order_no text,
  custom_order_date date,
  custom_judgement text,
  summ_of_judgement_order text,
  custom_case_comment text,
  status text,
  version integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null default now(),
  changed_by bigint,
  changed_at timestamp with time zone not null default now(),
  nothi_number_fold text collate "C" not null,
  work_place_name_fold text collate "C" not null,
  revenue numeric(18,2) not null,
  work_place_id bigint not null,
  filing_status text not null,
  high_court_case_no_fold text collate "C" generated always as ("left"(folded(high_court_case_no), 600)) stored,
  document_of_law_branch_fold text collate "C" generated always as ("left"(folded(document_of_law_branch), 600)) stored,
  dispatch_of_reply_no_fold text collate "C" generated always as ("left"(folded(dispatch_of_reply_no), 600)) stored,
  implementation_of_interim_order_fold text collate "C" generated always as ("left"(folded(implementation_of_interim_order), 600)) stored,
  interim_order_of_tribunal1_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal1), 600)) stored,
  interim_order_of_tribunal2_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal2), 600)) stored,
  interim_order_of_tribunal3_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal3), 600)) stored,
  interim_order_of_tribunal4_fold text collate "C" generated always as ("left"(folded(interim_order_of_tribunal4), 600)) stored,
  custom_order_no_fold text collate "C" generated always as ("left"(folded(custom_order_no), 600)) stored,
  custom_judgement_fold text collate "C" generated always as ("left"(folded(custom_judgement), 600)) stored,
  summ_of_judgement_order_fold text collate "C" generated always as ("left"(folded(summ_of_judgement_order), 600)) stored,
  custom_case_comment_fold text collate "C" generated always as ("left"(folded(custom_case_comment), 600)) stored,
  status_fold text collate "C" generated always as ("left"(folded(status), 600)) stored,
  proceeding_id bigint not null,
  constraint writ_case_pkey primary key (id),
  constraint writ_case_proceeding_id_key unique (proceeding_id),
  constraint writ_case_custom_judgement_check check (custom_judgement = any (array['WithGovernment'::text, 'AgainstGovernment'::text, 'ONREMAND'::text])),
  constraint writ_case_implementation_of_interim_order_check check (implementation_of_interim_order = any (array['yes'::text, 'no'::text])),
  constraint writ_case_status_check check (status = any (array['ORDER_PASSED'::text, 'SUBJUDICE'::text])),
  constraint writ_case_case_filing_id_fkey foreign key (case_filing_id) references case_filing(id),
  constraint writ_case_changed_by_fkey foreign key (changed_by) references app_user(id),
  constraint writ_case_created_by_fkey foreign key (created_by) references app_user(id),
  constraint writ_case_proceeding_id_fkey foreign key (proceeding_id) references proceeding(id)
);
create index writ_case_by_custom_case_comment_fold on writ_case (custom_case_comment_fold, id);
create index writ_case_by_custom_judgement_fold on writ_case (custom_judgement_fold, id);
create index writ_case_by_custom_order_date on writ_case (custom_order_date, id);
create index writ_case_by_custom_order_no_fold on writ_case (custom_order_no_fold, id);
create index writ_case_by_date_of_case on writ_case (date_of_case, id);
create index writ_case_by_date_of_hearing01 on writ_case (date_of_hearing01, id);
create index writ_case_by_date_of_hearing02 on writ_case (date_of_hearing02, id);
create index writ_case_by_dispatch_of_reply_date on writ_case (dispatch_of_reply_date, id);
create index writ_case_by_dispatch_of_reply_no_fold on writ_case (dispatch_of_reply_no_fold, id);
create index writ_case_by_document_of_law_branch_fold on writ_case (document_of_law_branch_fold, id);
create index writ_case_by_filing on writ_case (case_filing_id, id);
create index writ_case_by_high_court_case_no_fold on writ_case (high_court_case_no_fold, id);
create index writ_case_by_implementation_of_interim_order_fold on writ_case (implementation_of_interim_order_fold, id);
create index writ_case_by_interim_order_of_tribunal1_fold on writ_case (interim_order_of_tribunal1_fold, id);
create index writ_case_by_interim_order_of_tribunal2_fold on writ_case (interim_order_of_tribunal2_fold, id);
create index writ_case_by_interim_order_of_tribunal3_fold on writ_case (interim_order_of_tribunal3_fold, id);
create index writ_case_by_interim_order_of_tribunal4_fold on writ_case (interim_order_of_tribunal4_fold, id);
create index writ_case_by_nothi_number_fold on writ_case (nothi_number_fold, id);
create index writ_case_by_revenue on writ_case (revenue, id);
create index writ_case_by_status_fold on writ_case (status_fold, id);
create index writ_case_by_summ_of_judgement_order_fold on writ_case (summ_of_judgement_order_fold, id);
create index writ_case_by_work_place_name_fold on writ_case (work_place_name_fold, id);
create index writ_case_contains on writ_case using gin (nothi_number_fold gin_trgm_ops);

create function add_field_guarantee(filing case_filing)
 returns void
 language plpgsql
as $function$
  declare
    secures text := liability_of(coalesce((select outstanding from money_position where case_filing_id = filing.id),
      filing.payable_revenue - filing.revenue_collected), filing.payable_revenue, filing.date_of_judgement);
  begin
    with own as (
      insert into guarantee (number, bank_id, amount, issued_on, allocations, steps, origin, created_by, created_at,
        changed_by, changed_at, case_filing_id, left_amount, liability)
      select filing.bank_gurantee_no, filing.bank_id, filing.bank_guarantee_amount, filing.bank_guarantee_date,
        jsonb_build_array(jsonb_build_object('caseFilingId', filing.id, 'amount', filing.bank_guarantee_amount)),
        case when filing.bank_guarantee_encashment then jsonb_build_array(encashed_step(filing.id,
          (filing.changed_at at time zone 'Asia/Dhaka')::date)) else '[]' end,
        'field', filing.created_by, filing.created_at, filing.changed_by, filing.changed_at, filing.id,
        filing.bank_guarantee_amount,
        case when filing.bank_guarantee_amount > 0 and filing.bank_guarantee_encashment is not true then secures end
      where filing.bank_guarantee_amount > 0 or filing.bank_gurantee_no is not null
      returning id, left_amount, ended
    )
    insert into guarantee_allocation
      (guarantee_id, case_filing_id, amount, left_amount, work_place_id, ended, liability)
    select own.id, filing.id, filing.bank_guarantee_amount, own.left_amount, filing.work_place_id, own.ended, secures
    from own;
  end $function$;

create function admiralty_suit_keep_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      update proceeding set case_filing_id = new.case_filing_id, work_place_id = new.work_place_id, number = new.court_memo_no, opened_on = new.date_of_case, outcome = outcome_of(new.judgment), status = new.status
      where id = new.proceeding_id;

      return null;
    end $function$;

create function admiralty_suit_make_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      insert into proceeding (id, kind, record_id, case_filing_id, work_place_id, number, opened_on, outcome, status, from_id) overriding system value
      values (coalesce(new.proceeding_id, nextval('proceeding_id_seq')), 'admiral-suit-cases', new.id, new.case_filing_id, new.work_place_id, new.court_memo_no, new.date_of_case, outcome_of(new.judgment), new.status, case when new.proceeding_id is null then (
  select id from proceeding
  where case_filing_id = new.case_filing_id and decided_on < new.date_of_case
    and kind not in ('case-fillings', 'civil-case')
  order by decided_on desc, id desc limit 1
) end)
      returning id into new.proceeding_id;
      return new;
    end $function$;

create function calendar_follows_language()
 returns trigger
 language plpgsql
as $function$
    begin
      update calendar_address set changed_at = now() where user_id = new.user_id;
      return null;
    end $function$;

create function calendar_mark_positions()
 returns trigger
 language plpgsql
as $function$
  begin
    perform mark_positions_near((now() at time zone 'Asia/Dhaka')::date - 32, '9999-01-01');
    return null;
  end $function$;

create function case_filing_copy_parent_names()
 returns trigger
 language plpgsql
as $function$
    begin
      if tg_op = 'INSERT' or new.work_place_id is distinct from old.work_place_id then
        select name_fold into new.work_place_name_fold from work_place where id = new.work_place_id for share;
      end if;
      if tg_op = 'INSERT' or new.company_id is distinct from old.company_id then
        select company_name_fold into new.company_name_fold from company where id = new.company_id for share;
      end if;
      if tg_op = 'INSERT' or new.cnf_agent_id is distinct from old.cnf_agent_id then
        select cnf_agent_name_fold into new.cnf_agent_name_fold
        from cnf_agent where id = new.cnf_agent_id for share;
      end if;
      return new;
    end $function$;

create function case_filing_drop_positions()
 returns trigger
 language plpgsql
as $function$
  begin
    delete from money_position where case_filing_id in (select id from gone);
    return null;
  end $function$;

create function case_filing_guarantee_at_first()
 returns trigger
 language plpgsql
as $function$
  begin
    perform add_field_guarantee(new);
    return null;
  end $function$;

create function case_filing_guarantee_follows()
 returns trigger
 language plpgsql
as $function$
  declare
    own guarantee := first_guarantee(new.id);
    part numeric;
    next_steps jsonb;
    is_shared boolean;
  begin
    if own.id is null then
      perform add_field_guarantee(new);
      return null;
    end if;
    part := part_of(own.allocations, new.id);
    if (own.bank_id, own.number, own.issued_on, part, is_encashed(own.steps, new.id)) is not distinct from
      (new.bank_id, new.bank_gurantee_no, new.bank_guarantee_date, new.bank_guarantee_amount,
        coalesce(new.bank_guarantee_encashment, false)) then
      return null;
    end if;
    is_shared := jsonb_array_length(own.allocations) > 1;
    if new.bank_guarantee_amount = 0 and new.bank_gurantee_no is null
      or is_shared and (own.bank_id, own.number) is distinct from (new.bank_id, new.bank_gurantee_no) then
      if is_shared then
        update guarantee set allocations = parts_without(allocations, new.id), origin = 'own', version = version + 1,
          changed_by = new.changed_by, changed_at = now()
        where id = own.id;
      else
        delete from guarantee where id = own.id;
      end if;
      -- the file may have another one, which is its first then
      if (first_guarantee(new.id)).id is null then perform add_field_guarantee(new); end if;
      return null;
    end if;
    next_steps := own.steps;
    if new.bank_guarantee_encashment and not is_encashed(own.steps, new.id) then
      next_steps := next_steps || encashed_step(new.id, (now() at time zone 'Asia/Dhaka')::date);
    elsif new.bank_guarantee_encashment is not true then
      next_steps := (
        select coalesce(jsonb_agg(step order by place), '[]')
        from jsonb_array_elements(next_steps) with ordinality as steps (step, place)
        where not (encashes(step, new.id) and (step ->> 'amount') is null)
      );
    end if;
    update guarantee set bank_id = new.bank_id, number = new.bank_gurantee_no, issued_on = new.bank_guarantee_date,
      amount = case when amount = part and not is_shared then new.bank_guarantee_amount
        else greatest(amount, new.bank_guarantee_amount
          + (select coalesce(sum((each ->> 'amount')::numeric), 0)
            from jsonb_array_elements(parts_without(allocations, new.id)) as each)) end,
      allocations = (
        select jsonb_agg(case when (each ->> 'caseFilingId')::bigint = new.id
          then jsonb_build_object('caseFilingId', new.id, 'amount', new.bank_guarantee_amount) else each end order by place)
        from jsonb_array_elements(allocations) with ordinality as parts (each, place)
      ),
      steps = next_steps, version = version + 1, changed_by = new.changed_by, changed_at = now()
    where id = own.id;
    return null;
  end $function$;

create function case_filing_keep_position()
 returns trigger
 language plpgsql
as $function$
  begin
    update money_position set work_place_id = new.work_place_id, needs_count = true, marked_at = now()
    where case_filing_id = new.id;
    return null;
  end $function$;

create function case_filing_keep_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      update proceeding set case_filing_id = new.id, work_place_id = new.work_place_id, number = new.nothi_number, opened_on = new.date_of_hearing, decided_on = new.date_of_judgement, status = new.status
      where id = new.proceeding_id;

      return null;
    end $function$;

create function case_filing_make_positions()
 returns trigger
 language plpgsql
as $function$
  begin
    insert into money_position (case_filing_id, work_place_id, outstanding, not_confirmed, overpaid, needs_count, marked_at)
    select id, work_place_id, greatest(payable_revenue - revenue_collected, 0),
      greatest(payable_revenue - revenue_collected, 0), greatest(revenue_collected - payable_revenue, 0),
      date_of_judgement is not null, case when date_of_judgement is not null then now() end
    from come;
    return null;
  end $function$;

create function case_filing_make_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      insert into proceeding (id, kind, record_id, case_filing_id, work_place_id, number, opened_on, decided_on, status) overriding system value
      values (coalesce(new.proceeding_id, nextval('proceeding_id_seq')), 'case-fillings', new.id, new.id, new.work_place_id, new.nothi_number, new.date_of_hearing, new.date_of_judgement, new.status)
      returning id into new.proceeding_id;
      return new;
    end $function$;

create function case_filing_money_at_first()
 returns trigger
 language plpgsql
as $function$
  begin
    insert into money_entry (case_filing_id, date, kind, head, amount, origin, created_by, created_at, changed_by, changed_at)
    select f.id, e.date, e.kind, e.head, e.amount, 'field', f.created_by, f.created_at, f.changed_by, f.changed_at
    from come f cross join lateral field_entries(f::case_filing) e;
    return null;
  end $function$;

create function case_filing_money_follows()
 returns trigger
 language plpgsql
as $function$
  declare
    field record;
    total numeric;
    own numeric;
    today date := (now() at time zone 'Asia/Dhaka')::date;
  begin
    for field in select * from (values
      ('DEMAND', 'DUTY', 'LOWERED', old.revenue, new.revenue),
      ('DEMAND', 'FINE', 'LOWERED', old.amortization_penalty, new.amortization_penalty),
      ('DEMAND', 'PENALTY', 'LOWERED', old.monetary_penalty, new.monetary_penalty),
      ('OPENING', 'DUTY', 'REFUND', old.revenue_collected, new.revenue_collected)
    ) as f (kind, head, correction, was, typed) where was <> typed
    loop
      select coalesce(case when field.kind = 'OPENING' then s.paid when field.head = 'DUTY' then s.duty
          when field.head = 'FINE' then s.fine else s.penalty end, 0)
      into total from money_sums(array[new.id]) s;
      continue when total = field.typed;
      select coalesce(sum(amount), 0) into own from money_entry
      where case_filing_id = new.id and origin = 'field' and kind = field.kind and head = field.head;
      if field.typed > total - own then
        insert into money_entry (case_filing_id, date, kind, head, amount, origin, created_by, changed_by)
        values (new.id, coalesce(new.date_of_judgement, today), field.kind, field.head, field.typed - total + own, 'field',
          new.changed_by, new.changed_by)
        on conflict (case_filing_id, kind, head) where origin = 'field' do update set amount = excluded.amount,
          version = money_entry.version + 1, changed_by = excluded.changed_by, changed_at = now();
        continue;
      end if;
      delete from money_entry
      where case_filing_id = new.id and origin = 'field' and kind = field.kind and head = field.head;
      if field.typed < total - own then
        insert into money_entry (case_filing_id, date, kind, head, amount, origin, created_by, changed_by)
        values (new.id, today, field.correction, field.head, total - own - field.typed, 'explain', new.changed_by,
          new.changed_by);
      end if;
    end loop;
    if old.date_of_judgement is distinct from new.date_of_judgement then
      update money_entry set date = coalesce(new.date_of_judgement, (created_at at time zone 'Asia/Dhaka')::date)
      where case_filing_id = new.id and origin = 'field';
    end if;
    return null;
  end $function$;

create function case_filing_pass_on()
 returns trigger
 language plpgsql
as $function$
    begin
      execute format(
        'update %I set nothi_number_fold = $2, work_place_name_fold = $3, revenue = $4, work_place_id = $5,
          filing_status = $6 where case_filing_id = $1', tg_argv[0])
      using new.id, new.nothi_number_fold, new.work_place_name_fold, new.revenue, new.work_place_id, new.status;
      return null;
    end $function$;

create function case_filing_tally_changes()
 returns trigger
 language plpgsql
as $function$
    begin
      if tg_op <> 'INSERT' then
        insert into case_filing_tally
        select work_place_id, date_of_provisional_taxation is not null, status, -count(*), -sum(revenue)
        from gone group by 1, 2, 3;
        insert into case_month_tally
        select tg_table_name, case_month(date_of_judgement, created_at), -count(*) from gone group by 2;
      end if;
      if tg_op <> 'DELETE' then
        insert into case_filing_tally
        select work_place_id, date_of_provisional_taxation is not null, status, count(*), sum(revenue)
        from come group by 1, 2, 3;
        insert into case_month_tally
        select tg_table_name, case_month(date_of_judgement, created_at), count(*) from come group by 2;
      end if;
      return null;
    end $function$;

create function case_filings_pass_on()
 returns trigger
 language plpgsql
as $function$
      declare
        filing record;
        is_changed boolean;
        court_cases regclass;
      begin
        if (select count(*) from (select from new_rows limit 2) as first_ones) < 2 then
          select new_rows.* into filing from new_rows, old_rows where (new_rows.nothi_number_fold, new_rows.work_place_name_fold, new_rows.revenue, new_rows.work_place_id, new_rows.status) is distinct from (old_rows.nothi_number_fold, old_rows.work_place_name_fold, old_rows.revenue, old_rows.work_place_id, old_rows.status);
          if not found then return null; end if;
        else
          -- executed, so planned for as many rows as there are: a kept plan would be that of a single one
          execute 'select exists (select from new_rows join old_rows using (id)
            where (new_rows.nothi_number_fold, new_rows.work_place_name_fold, new_rows.revenue, new_rows.work_place_id, new_rows.status) is distinct from (old_rows.nothi_number_fold, old_rows.work_place_name_fold, old_rows.revenue, old_rows.work_place_id, old_rows.status))' into is_changed;
          if not is_changed then return null; end if;
        end if;
        for court_cases in select tgrelid::regclass from pg_trigger where tgname = 'copy_filing' order by 1 loop
          if is_changed is null then
            execute format(
              'update %s set nothi_number_fold = $2, work_place_name_fold = $3, revenue = $4, work_place_id = $5,
                filing_status = $6 where case_filing_id = $1', court_cases)
            using filing.id, filing.nothi_number_fold, filing.work_place_name_fold, filing.revenue,
              filing.work_place_id, filing.status;
          else
            execute format(
              'update %s c set nothi_number_fold = new_rows.nothi_number_fold,
                work_place_name_fold = new_rows.work_place_name_fold, revenue = new_rows.revenue,
                work_place_id = new_rows.work_place_id, filing_status = new_rows.status
              from new_rows join old_rows using (id)
              where c.case_filing_id = new_rows.id and (new_rows.nothi_number_fold, new_rows.work_place_name_fold, new_rows.revenue, new_rows.work_place_id, new_rows.status) is distinct from (old_rows.nothi_number_fold, old_rows.work_place_name_fold, old_rows.revenue, old_rows.work_place_id, old_rows.status)', court_cases);
          end if;
        end loop;
        return null;
      end $function$;

create function civil_case_keep_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      update proceeding set case_filing_id = new.case_filing_id, work_place_id = new.work_place_id, number = new.civil_case_number, opened_on = new.date_of_case, outcome = outcome_of(new.judgement), status = new.status
      where id = new.proceeding_id;
      update proceeding set court = new.civil_court_name, version = version + 1, changed_by = current_actor(),
        changed_at = now()
      where id = new.proceeding_id and old.civil_court_name is distinct from new.civil_court_name and court is not distinct from old.civil_court_name;
      return null;
    end $function$;

create function civil_case_make_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      insert into proceeding (id, kind, record_id, case_filing_id, work_place_id, number, opened_on, outcome, status, court, from_id) overriding system value
      values (coalesce(new.proceeding_id, nextval('proceeding_id_seq')), 'civil-case', new.id, new.case_filing_id, new.work_place_id, new.civil_case_number, new.date_of_case, outcome_of(new.judgement), new.status, new.civil_court_name, case when new.proceeding_id is null then (
  select id from proceeding
  where case_filing_id = new.case_filing_id and decided_on < new.date_of_case
    and kind not in ('case-fillings')
  order by decided_on desc, id desc limit 1
) end)
      returning id into new.proceeding_id;
      return new;
    end $function$;

create function closed_day_mark_positions()
 returns trigger
 language plpgsql
as $function$
  begin
    if tg_op <> 'INSERT' and old.kind <> 'VACATION' then perform mark_positions_near(old.from_day, old.to_day); end if;
    if tg_op <> 'DELETE' and new.kind <> 'VACATION' then perform mark_positions_near(new.from_day, new.to_day); end if;
    return null;
  end $function$;

create function cnf_agent_pass_name_on()
 returns trigger
 language plpgsql
as $function$
        begin
          update case_filing set cnf_agent_name_fold = new.cnf_agent_name_fold where cnf_agent_id = new.id;
          return null;
        end $function$;

create function commissionerate_appeal_keep_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      update proceeding set case_filing_id = new.case_filing_id, work_place_id = new.work_place_id, number = new.applicate_case_no, opened_on = new.date_of_case, decided_on = new.applicate_comm_order_date, outcome = outcome_of(new.applicate_comm_judgement), status = new.status
      where id = new.proceeding_id;

      return null;
    end $function$;

create function commissionerate_appeal_make_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      insert into proceeding (id, kind, record_id, case_filing_id, work_place_id, number, opened_on, decided_on, outcome, status, from_id) overriding system value
      values (coalesce(new.proceeding_id, nextval('proceeding_id_seq')), 'applicate-comm-cases', new.id, new.case_filing_id, new.work_place_id, new.applicate_case_no, new.date_of_case, new.applicate_comm_order_date, outcome_of(new.applicate_comm_judgement), new.status, case when new.proceeding_id is null then (
  select id from proceeding
  where case_filing_id = new.case_filing_id and decided_on < new.date_of_case
    and kind not in ('case-fillings', 'civil-case')
  order by decided_on desc, id desc limit 1
) end)
      returning id into new.proceeding_id;
      return new;
    end $function$;

create function company_pass_name_on()
 returns trigger
 language plpgsql
as $function$
        begin
          update case_filing set company_name_fold = new.company_name_fold where company_id = new.id;
          return null;
        end $function$;

create function contempt_case_keep_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      update proceeding set case_filing_id = new.case_filing_id, work_place_id = new.work_place_id, number = new.contempt_case_no, opened_on = new.date_of_case, decided_on = new.contempt_order_date, outcome = outcome_of(new.contempt_judgement), status = new.status
      where id = new.proceeding_id;
      update proceeding set court = new.court_name, version = version + 1, changed_by = current_actor(),
        changed_at = now()
      where id = new.proceeding_id and old.court_name is distinct from new.court_name and court is not distinct from old.court_name;
      return null;
    end $function$;

create function contempt_case_make_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      insert into proceeding (id, kind, record_id, case_filing_id, work_place_id, number, opened_on, decided_on, outcome, status, court, from_id) overriding system value
      values (coalesce(new.proceeding_id, nextval('proceeding_id_seq')), 'contempt-cases', new.id, new.case_filing_id, new.work_place_id, new.contempt_case_no, new.date_of_case, new.contempt_order_date, outcome_of(new.contempt_judgement), new.status, new.court_name, case when new.proceeding_id is null then (
        select id from proceeding
        where case_filing_id = new.case_filing_id and decided_on < new.date_of_case
          and kind not in ('case-fillings', 'civil-case')
        order by decided_on desc, id desc limit 1
      ) end)
      returning id into new.proceeding_id;
      return new;
    end $function$;

create function count_import_rows_delete()
 returns trigger
 language plpgsql
as $function$
        begin
          update import_batch b set ready = b.ready + d.ready, undecided = b.undecided + d.undecided, refused = b.refused + d.refused, skipped = b.skipped + d.skipped, done = b.done + d.done, kept = b.kept + d.kept, total = b.total + d.total
          from (
            select batch_id, sum(n) as total, coalesce(sum(n) filter (where state = 'ready'), 0) as ready, coalesce(sum(n) filter (where state = 'undecided'), 0) as undecided, coalesce(sum(n) filter (where state = 'refused'), 0) as refused, coalesce(sum(n) filter (where state = 'skipped'), 0) as skipped, coalesce(sum(n) filter (where state = 'done'), 0) as done, coalesce(sum(n) filter (where state = 'kept'), 0) as kept from (select batch_id, state, -1 as n from gone) each group by batch_id
          ) d
          where b.id = d.batch_id;
          return null;
        end $function$;

create function count_import_rows_insert()
 returns trigger
 language plpgsql
as $function$
        begin
          update import_batch b set ready = b.ready + d.ready, undecided = b.undecided + d.undecided, refused = b.refused + d.refused, skipped = b.skipped + d.skipped, done = b.done + d.done, kept = b.kept + d.kept, total = b.total + d.total
          from (
            select batch_id, sum(n) as total, coalesce(sum(n) filter (where state = 'ready'), 0) as ready, coalesce(sum(n) filter (where state = 'undecided'), 0) as undecided, coalesce(sum(n) filter (where state = 'refused'), 0) as refused, coalesce(sum(n) filter (where state = 'skipped'), 0) as skipped, coalesce(sum(n) filter (where state = 'done'), 0) as done, coalesce(sum(n) filter (where state = 'kept'), 0) as kept from (select batch_id, state, 1 as n from made) each group by batch_id
          ) d
          where b.id = d.batch_id;
          return null;
        end $function$;

create function count_import_rows_update()
 returns trigger
 language plpgsql
as $function$
        begin
          update import_batch b set ready = b.ready + d.ready, undecided = b.undecided + d.undecided, refused = b.refused + d.refused, skipped = b.skipped + d.skipped, done = b.done + d.done, kept = b.kept + d.kept, total = b.total + d.total
          from (
            select batch_id, sum(n) as total, coalesce(sum(n) filter (where state = 'ready'), 0) as ready, coalesce(sum(n) filter (where state = 'undecided'), 0) as undecided, coalesce(sum(n) filter (where state = 'refused'), 0) as refused, coalesce(sum(n) filter (where state = 'skipped'), 0) as skipped, coalesce(sum(n) filter (where state = 'done'), 0) as done, coalesce(sum(n) filter (where state = 'kept'), 0) as kept from (select batch_id, state, 1 as n from made union all select batch_id, state, -1 from gone) each group by batch_id
          ) d
          where b.id = d.batch_id;
          return null;
        end $function$;

create function count_retention(files bigint[])
 returns void
 language plpgsql
 set enable_seqscan to 'off'
 set plan_cache_mode to 'force_generic_plan'
as $function$
  begin
    perform from retention_term where case_filing_id = any (files) order by case_filing_id for update;
    insert into retention_term as t select * from retention_term_counted where case_filing_id = any (files)
    on conflict (case_filing_id) do update set class = excluded.class, years = excluded.years,
      rule_id = excluded.rule_id, ended_on = excluded.ended_on, over_on = excluded.over_on, is_live = excluded.is_live,
      hold_reason = excluded.hold_reason, destruction_id = excluded.destruction_id
    where t is distinct from excluded;
  end $function$;

create function count_retention_of_file()
 returns trigger
 language plpgsql
as $function$
  begin
    perform count_retention(case tg_op when 'INSERT' then array[new.case_filing_id]
      when 'DELETE' then array[old.case_filing_id] else array[old.case_filing_id, new.case_filing_id] end);
    return null;
  end $function$;

create function count_retention_of_filing()
 returns trigger
 language plpgsql
as $function$
  begin
    perform count_retention(array[new.id]);
    return null;
  end $function$;

create function cp_case_keep_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      update proceeding set case_filing_id = new.case_filing_id, work_place_id = new.work_place_id, number = new.cp_nothi, opened_on = new.date_of_case, status = new.status
      where id = new.proceeding_id;

      return null;
    end $function$;

create function cp_case_make_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      insert into proceeding (id, kind, record_id, case_filing_id, work_place_id, number, opened_on, status, from_id) overriding system value
      values (coalesce(new.proceeding_id, nextval('proceeding_id_seq')), 'high-court-cp-cases', new.id, new.case_filing_id, new.work_place_id, new.cp_nothi, new.date_of_case, new.status, case when new.proceeding_id is null then (
  select id from proceeding
  where case_filing_id = new.case_filing_id and decided_on < new.date_of_case
    and kind not in ('case-fillings', 'civil-case')
  order by decided_on desc, id desc limit 1
) end)
      returning id into new.proceeding_id;
      return new;
    end $function$;

create function cpla_case_keep_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      update proceeding set case_filing_id = new.case_filing_id, work_place_id = new.work_place_id, number = new.cpl_cpa_nothi, opened_on = new.date_of_case, status = new.status
      where id = new.proceeding_id;

      return null;
    end $function$;

create function cpla_case_make_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      insert into proceeding (id, kind, record_id, case_filing_id, work_place_id, number, opened_on, status, from_id) overriding system value
      values (coalesce(new.proceeding_id, nextval('proceeding_id_seq')), 'high-court-cpa-cpl-cases', new.id, new.case_filing_id, new.work_place_id, new.cpl_cpa_nothi, new.date_of_case, new.status, case when new.proceeding_id is null then (
  select id from proceeding
  where case_filing_id = new.case_filing_id and decided_on < new.date_of_case
    and kind not in ('case-fillings', 'civil-case')
  order by decided_on desc, id desc limit 1
) end)
      returning id into new.proceeding_id;
      return new;
    end $function$;

create function criminal_case_keep_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      update proceeding set case_filing_id = new.case_filing_id, work_place_id = new.work_place_id, number = new.mamla_no_of_related_thana, opened_on = new.date_of_case, status = new.status
      where id = new.proceeding_id;
      update proceeding set court = new.cmm_cgm, version = version + 1, changed_by = current_actor(),
        changed_at = now()
      where id = new.proceeding_id and old.cmm_cgm is distinct from new.cmm_cgm and court is not distinct from old.cmm_cgm;
      return null;
    end $function$;

create function criminal_case_make_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      insert into proceeding (id, kind, record_id, case_filing_id, work_place_id, number, opened_on, status, court, from_id) overriding system value
      values (coalesce(new.proceeding_id, nextval('proceeding_id_seq')), 'foujdari-suit-cases', new.id, new.case_filing_id, new.work_place_id, new.mamla_no_of_related_thana, new.date_of_case, new.status, new.cmm_cgm, case when new.proceeding_id is null then (
  select id from proceeding
  where case_filing_id = new.case_filing_id and decided_on < new.date_of_case
    and kind not in ('case-fillings', 'civil-case')
  order by decided_on desc, id desc limit 1
) end)
      returning id into new.proceeding_id;
      return new;
    end $function$;

create function customs_appeal_keep_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      update proceeding set case_filing_id = new.case_filing_id, work_place_id = new.work_place_id, number = new.custom_case_no, opened_on = new.date_of_case, decided_on = new.custom_order_date, outcome = outcome_of(new.custom_judgement), status = new.status
      where id = new.proceeding_id;

      return null;
    end $function$;

create function customs_appeal_make_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      insert into proceeding (id, kind, record_id, case_filing_id, work_place_id, number, opened_on, decided_on, outcome, status, from_id) overriding system value
      values (coalesce(new.proceeding_id, nextval('proceeding_id_seq')), 'custom-appeals', new.id, new.case_filing_id, new.work_place_id, new.custom_case_no, new.date_of_case, new.custom_order_date, outcome_of(new.custom_judgement), new.status, case when new.proceeding_id is null then (
  select id from proceeding
  where case_filing_id = new.case_filing_id and decided_on < new.date_of_case
    and kind not in ('case-fillings', 'civil-case')
  order by decided_on desc, id desc limit 1
) end)
      returning id into new.proceeding_id;
      return new;
    end $function$;

create function date_proceedings()
 returns void
 language plpgsql
as $function$
  declare
    register record;
  begin
    for register in
      select distinct kept.kind, t.tgrelid::regclass as name from pg_trigger t
      join proceeding kept on kept.kind = split_part(encode(t.tgargs, 'escape'), '\000', 1)
      where t.tgname = 'keep_change'
    loop
      execute format(
        'update proceeding p set entered_on = (r.created_at at time zone ''Asia/Dhaka'')::date,
          status_since = (coalesce(c.at, r.changed_at) at time zone ''Asia/Dhaka'')::date,
          disposed_on = case when p.kind <> ''case-fillings'' and p.decided_on is not null then p.decided_on
            when p.status in (''CLOSED'', ''ORDER_PASSED'')
            then (coalesce(c.at, r.changed_at) at time zone ''Asia/Dhaka'')::date end
        from %s r left join (
          select record_id, max(at) as at from change
          where register = %L and became ->> ''status'' in (''CLOSED'', ''ORDER_PASSED'') group by record_id
        ) c on c.record_id = r.id
        where p.kind = %L and p.record_id = r.id', register.name, register.kind, register.kind
      );
    end loop;
  end $function$;

create function drop_namesake()
 returns trigger
 language plpgsql
as $function$
    begin
      new.namesake := 0;
      return new;
    end $function$;

create function drop_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      with gone as (delete from proceeding where id = old.proceeding_id returning id, from_id)
      update proceeding as later
      set from_id = gone.from_id, version = version + 1, changed_by = current_actor(), changed_at = now()
      from gone where later.from_id = gone.id;
      return null;
    end $function$;

create function encashed_step(file bigint, day date)
 returns jsonb
 language sql
 immutable
as $function$
  select jsonb_build_object('kind', 'ENCASHED', 'date', day, 'amount', null, 'validUntil', null, 'memo', null,
    'caseFilingId', file)
$function$;

create function encashes(step jsonb, file bigint)
 returns boolean
 language sql
 immutable
as $function$
  select step ->> 'kind' = 'ENCASHED' and coalesce((step ->> 'caseFilingId')::bigint, file) = file
$function$;

create function end_limits(matter proceeding)
 returns void
 language plpgsql
as $function$
    declare
      running time_limit;
      ender proceeding;
      is_import boolean := coalesce(current_setting('casebook.via', true), '') like 'import:%';
    begin
      for running in
        select * from time_limit l where proceeding_id = matter.id and code is not null
          and (ended is null or (ended = 'DONE' and done_by_id is not null and (
            ended_by_hand is not true or not exists (select from proceeding where id = l.done_by_id)
          )))
      loop
        select * into ender from proceeding other
        where other.case_filing_id = matter.case_filing_id and limit_challenges(other, matter)
          and (other.kind = any (limit_ended_by(running.code)) or is_import)
        order by other.opened_on, other.id limit 1;
        if ender.id is not null then
          update time_limit set ended = 'DONE', ended_by_hand = null, done_by_id = ender.id,
            done_on = coalesce(ender.opened_on, (now() at time zone 'Asia/Dhaka')::date),
            version = version + 1, changed_by = current_actor(), changed_at = now()
          where id = running.id and (ended, done_by_id, done_on) is distinct from
            ('DONE', ender.id, coalesce(ender.opened_on, done_on, (now() at time zone 'Asia/Dhaka')::date));
        elsif running.ended = 'DONE' and not exists (
          -- an import may have named a case that the records do not know as a challenge
          select from proceeding where id = running.done_by_id and kind <> all (limit_ended_by(running.code))
        ) then
          update time_limit set ended = null, ended_by_hand = null, done_by_id = null, done_on = null,
            done_memo = null, needs_count = trigger_date is not null,
            version = version + 1, changed_by = current_actor(), changed_at = now()
          where id = running.id;
        end if;
      end loop;
    end $function$;

create function field_entries(filing case_filing)
 returns table(date date, kind text, head text, amount numeric)
 language sql
 stable
as $function$
  select coalesce(filing.date_of_judgement, (filing.created_at at time zone 'Asia/Dhaka')::date), e.kind, e.head, e.amount
  from (values
    ('DEMAND', 'DUTY', filing.revenue), ('DEMAND', 'FINE', filing.amortization_penalty),
    ('DEMAND', 'PENALTY', filing.monetary_penalty), ('OPENING', 'DUTY', filing.revenue_collected)
  ) as e (kind, head, amount)
  where e.amount > 0
$function$;

create function first_guarantee(file bigint)
 returns guarantee
 language sql
 stable
 set enable_seqscan to 'off'
as $function$
  select g.* from guarantee_allocation a join guarantee g on g.id = a.guarantee_id
  where a.case_filing_id = file and g.kind = 'BANK_GUARANTEE' order by g.created_at, g.id limit 1
$function$;

create function follow_on_case_copy_filing()
 returns trigger
 language plpgsql
as $function$
    begin
      select nothi_number_fold, work_place_name_fold, revenue, work_place_id, status
      into new.nothi_number_fold, new.work_place_name_fold, new.revenue, new.work_place_id, new.filing_status
      from case_filing where id = new.case_filing_id for share;
      return new;
    end $function$;

create function follow_on_case_tally_changes()
 returns trigger
 language plpgsql
as $function$
    begin
      if tg_op <> 'INSERT' then
        insert into follow_on_case_tally
        select tg_table_name, work_place_id, filing_status, status, -count(*), -sum(revenue)
        from gone group by 2, 3, 4;
        insert into case_month_tally
        select tg_table_name, case_month(date_of_case, created_at), -count(*) from gone group by 2;
      end if;
      if tg_op <> 'DELETE' then
        insert into follow_on_case_tally
        select tg_table_name, work_place_id, filing_status, status, count(*), sum(revenue)
        from come group by 2, 3, 4;
        insert into case_month_tally
        select tg_table_name, case_month(date_of_case, created_at), count(*) from come group by 2;
      end if;
      return null;
    end $function$;

create function guarantee_allocate()
 returns trigger
 language plpgsql
 set enable_seqscan to 'off'
as $function$
  begin
    if tg_op = 'UPDATE' then
      perform mark_positions(array(select case_filing_id from guarantee_allocation where guarantee_id = new.id));
    end if;
    delete from guarantee_allocation a where a.guarantee_id = new.id
      and a.case_filing_id not in (select p.case_filing_id from guarantee_parts(new.allocations, new.steps) p);
    insert into guarantee_allocation
      (guarantee_id, case_filing_id, amount, left_amount, work_place_id, expires_on, ended, liability)
    select new.id, part.case_filing_id, part.amount, greatest(part.amount - part.gone, 0), f.work_place_id, new.expires_on,
      new.ended, liability_of(coalesce(p.outstanding, f.payable_revenue - f.revenue_collected), f.payable_revenue,
        f.date_of_judgement)
    from guarantee_parts(new.allocations, new.steps) part left join case_filing f on f.id = part.case_filing_id
    left join money_position p on p.case_filing_id = f.id
    order by part.case_filing_id
    on conflict (guarantee_id, case_filing_id) do update set amount = excluded.amount, left_amount = excluded.left_amount,
      expires_on = excluded.expires_on, ended = excluded.ended;
    return null;
  end $function$;

create function guarantee_hold_filings()
 returns trigger
 language plpgsql
as $function$
  begin
    perform from case_filing where id = any (array(
      select (each ->> 'caseFilingId')::bigint from jsonb_array_elements(new.allocations) as each
    )) order by id for no key update;
    return new;
  end $function$;

create function guarantee_keep_liability()
 returns trigger
 language plpgsql
as $function$
  declare
    its bigint := coalesce(new.guarantee_id, old.guarantee_id);
  begin
    -- who adds a part has written the guarantee in the same transaction, so that nobody changes it meanwhile
    if tg_op = 'INSERT' and new.liability is not distinct from (select liability from guarantee where id = its) then
      return null;
    end if;
    perform from guarantee where id = its for no key update; -- whoever changes another part counts afterwards
    update guarantee g set liability = held.liability
    from (
      select max(liability) as liability from guarantee_allocation
      where guarantee_id = its and left_amount > 0 and (ended is null or ended = 'LAPSED')
    ) as held
    where g.id = its and g.liability is distinct from held.liability;
    return null;
  end $function$;

create function guarantee_leave()
 returns trigger
 language plpgsql
as $function$
  begin
    if exists (select from case_filing where id = old.case_filing_id) then return null; end if;
    delete from guarantee where id = old.guarantee_id and jsonb_array_length(allocations) = 1;
    update guarantee set allocations = parts_without(allocations, old.case_filing_id), version = version + 1,
      changed_by = current_actor(), changed_at = now()
    where id = old.guarantee_id and part_of(allocations, old.case_filing_id) is not null
      and parts_without(allocations, old.case_filing_id) <> allocations;
    return null;
  end $function$;

create function guarantee_mark_positions()
 returns trigger
 language plpgsql
as $function$
  begin
    perform mark_positions(array(
      select (each ->> 'caseFilingId')::bigint from jsonb_array_elements(case tg_op when 'INSERT' then new.allocations
        when 'DELETE' then old.allocations else old.allocations || new.allocations end) as each
    ));
    return null;
  end $function$;

create function guarantee_parts(allocations jsonb, steps jsonb)
 returns table(case_filing_id bigint, amount numeric, gone numeric)
 language sql
 immutable
as $function$
  select part.file, part.amount, coalesce((
    select sum(coalesce(nullif((step ->> 'amount')::numeric, 0), part.amount)) from jsonb_array_elements(steps) as step
    where step ->> 'kind' in ('ENCASHED', 'RELEASED')
      and coalesce((step ->> 'caseFilingId')::bigint, part.file) = part.file
  ), 0)
  from (
    select (each ->> 'caseFilingId')::bigint as file, coalesce((each ->> 'amount')::numeric, 0) as amount
    from jsonb_array_elements(allocations) as each
  ) as part
$function$;

create function guarantee_pass_on()
 returns trigger
 language plpgsql
 set plan_cache_mode to 'force_generic_plan'
 set enable_seqscan to 'off'
as $function$
  declare
    files bigint[] := array(
      select (each ->> 'caseFilingId')::bigint from jsonb_array_elements(
        case tg_op when 'INSERT' then new.allocations when 'DELETE' then old.allocations
          else old.allocations || new.allocations end
      ) as each
    );
  begin
    perform from case_filing where id = any (files) order by id for no key update;
    update case_filing f set bank_id = g.bank_id, bank_gurantee_no = g.number, bank_guarantee_date = g.issued_on,
      bank_guarantee_amount = g.part, bank_guarantee_encashment = g.encashed,
      version = f.version + 1, changed_by = current_actor(), changed_at = now()
    from (
      select was.id, own.bank_id, own.number, own.issued_on, coalesce(part_of(own.allocations, was.id), 0) as part,
        case when is_encashed(own.steps, was.id) then true when was.bank_guarantee_encashment is null then null
          when own.id is null then null else false end as encashed
      from case_filing was left join lateral first_guarantee(was.id) own on true where was.id = any (files)
    ) as g
    where f.id = g.id and (f.bank_id, f.bank_gurantee_no, f.bank_guarantee_date, f.bank_guarantee_amount,
        f.bank_guarantee_encashment)
      is distinct from (g.bank_id, g.number, g.issued_on, g.part, g.encashed);
    return null;
  end $function$;

create function guarantee_refuse_unapproved()
 returns trigger
 language plpgsql
as $function$
  declare
    step jsonb;
  begin
    if not lacks_approval() or tg_op = 'INSERT' and current_setting('casebook.via', true) = 'restore' then
      return coalesce(new, old);
    end if;
    if tg_op <> 'INSERT' then
      perform refuse_against_orders(
        array(
          select was."caseFilingId" from jsonb_to_recordset(old.allocations) as was("caseFilingId" bigint, amount numeric)
          where was.amount > coalesce((
            select sum(part.amount)
            from jsonb_to_recordset(new.allocations) as part("caseFilingId" bigint, amount numeric)
            where part."caseFilingId" = was."caseFilingId"
          ), 0)
        ),
        (now() at time zone 'Asia/Dhaka')::date);
      if tg_op = 'DELETE' then return old; end if;
    end if;
    for step in
      select value from jsonb_array_elements(new.steps)
      except all select value from jsonb_array_elements(coalesce(old.steps, '[]'))
    loop
      continue when step ->> 'kind' not in ('RELEASED', 'ENCASHED');
      perform refuse_against_orders(
        case when step ->> 'caseFilingId' is null
          then array(select (part ->> 'caseFilingId')::bigint from jsonb_array_elements(new.allocations) as part)
          else array[(step ->> 'caseFilingId')::bigint] end,
        (step ->> 'date')::date);
    end loop;
    return new;
  end $function$;

create function guarantee_settle()
 returns trigger
 language plpgsql
as $function$
  declare
    is_ended text;
  begin
    new.case_filing_id := (new.allocations -> 0 ->> 'caseFilingId')::bigint;
    new.expires_on := case when new.continuing is not true then (
      select max(day) from (
        select new.valid_until as day
        union all select (step ->> 'validUntil')::date from jsonb_array_elements(new.steps) as step
          where step ->> 'kind' = 'EXTENDED'
      ) as days
    ) end;
    new.left_amount := coalesce((
      select sum(greatest(amount - gone, 0)) from guarantee_parts(new.allocations, new.steps)
    ), 0);
    select step ->> 'kind' into is_ended from jsonb_array_elements(new.steps) with ordinality as steps (step, place)
    where step ->> 'kind' in ('REPLACED', 'LAPSED')
      or step ->> 'kind' in ('ENCASHED', 'RELEASED') and new.left_amount = 0
    order by step ->> 'date' desc, place desc limit 1;
    new.ended := is_ended;
    return new;
  end $function$;

create function guarantees_follow_positions()
 returns trigger
 language plpgsql
as $function$
  begin
    update guarantee_allocation a set work_place_id = p.work_place_id,
      liability = liability_of(p.outstanding, f.payable_revenue, f.date_of_judgement)
    from come p join case_filing f on f.id = p.case_filing_id
    where a.case_filing_id = p.case_filing_id and (a.work_place_id, a.liability)
      is distinct from (p.work_place_id, liability_of(p.outstanding, f.payable_revenue, f.date_of_judgement));
    return null;
  end $function$;

create function hearing_copy_proceeding()
 returns trigger
 language plpgsql
as $function$
    declare
      matter proceeding;
    begin
      select * into matter from proceeding where id = new.proceeding_id for share;
      new.kind := matter.kind;
      new.case_filing_id := matter.case_filing_id;
      new.work_place_id := matter.work_place_id;
      if current_setting('casebook.via', true) is distinct from 'restore' then
        new.court := coalesce(new.court, matter.court);
        new.law_officer := coalesce(new.law_officer, matter.law_officer);
      end if;
      return new;
    end $function$;

create function is_collection(kind text)
 returns boolean
 language sql
 immutable
as $function$
  select kind in ('OPENING', 'PAYMENT', 'DEPOSIT', 'DEPOSIT_ADJUSTED', 'DEPOSIT_REFUNDED', 'ENCASHED', 'REFUND')
$function$;

create function is_encashed(steps jsonb, file bigint)
 returns boolean
 language sql
 immutable
as $function$
  select exists (select from jsonb_array_elements(steps) as step where encashes(step, file))
$function$;

create function join_changes(of_register text, of_record bigint)
 returns void
 language plpgsql
 set plan_cache_mode to 'force_generic_plan'
as $function$
    declare
      earlier change;
      latest change;
    begin
      select * into latest from change
      where register = of_register and record_id = of_record and tx = transaction_number() order by id desc limit 1;
      select * into earlier from change
      where register = of_register and record_id = of_record and tx = transaction_number() and id < latest.id
      order by id desc limit 1;
      if earlier is null or earlier.action = 'delete' or latest.action = 'delete' then return; end if;
      delete from change where id = latest.id;
      if earlier.was is null then
        earlier.became := jsonb_strip_nulls(earlier.became || latest.became);
      else
        select jsonb_object_agg(key, value), jsonb_object_agg(key, (earlier.became || latest.became) -> key)
        into earlier.was, earlier.became
        from jsonb_each(latest.was || earlier.was)
        where value is distinct from (earlier.became || latest.became) -> key;
      end if;
      if earlier.became is null then
        delete from change where id = earlier.id;
      else
        update change set was = earlier.was, became = earlier.became, version = latest.version where id = earlier.id;
      end if;
    end $function$;

create function keep_change()
 returns trigger
 language plpgsql
as $function$
    declare
      op text := tg_op;
      record_id bigint;
      file bigint;
      was jsonb;
      became jsonb;
      whole jsonb;
      stored jsonb;
      of_kind text;
      of_section bigint;
      done text;
    begin
      if tg_argv[0] in ('money-entries', 'guarantees') then
        if tg_op = 'UPDATE' and old.origin = 'field' and new.origin <> 'field' then op := 'INSERT';
        elsif (case tg_op when 'DELETE' then old.origin else new.origin end) = 'field' then return null;
        end if;
      end if;
      done := case when current_setting('casebook.via', true) = 'restore' then 'restore'
        when op = 'INSERT' then 'create' else 'edit' end;
      if op = 'DELETE' then
        record_id := old.id;
        whole := kept(old);
        was := jsonb_strip_nulls(whole);
        done := 'delete';
        if tg_argv[1] = 'case_filing_id' then file := old.case_filing_id; end if;
      else
        record_id := new.id;
        whole := kept(new);
        if op = 'INSERT' then
          became := jsonb_strip_nulls(whole);
        else
          select jsonb_object_agg(key, value), jsonb_object_agg(key, whole -> key) into was, became
          from jsonb_each(kept(old)) where value is distinct from whole -> key;
          if was is null then return null; end if;
        end if;
        if tg_argv[1] = 'case_filing_id' then file := new.case_filing_id; end if;
      end if;
      if tg_argv[1] = 'id' then file := record_id; end if;
      if tg_argv[3] = 'sparse' and op <> 'UPDATE' and coalesce(was, became) = '{"version": 1}' then
        return null;
      end if;
      if tg_argv[0] in ('proceedings', 'hearings', 'limits', 'stays', 'money-entries', 'papers') then
        stored := case op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
        of_kind := coalesce(stored ->> 'case_kind', stored ->> 'kind');
        if tg_argv[0] = 'papers' and op = 'UPDATE' then
          if old.case_kind = 'civil-case' then of_kind := old.case_kind; end if;
        end if;
      end if;
      of_section := case when tg_argv[0] in ('proceedings', 'hearings', 'limits')
        then (stored ->> 'work_place_id')::bigint else section_of_file(file) end;
      if current_setting('casebook.dated', true) = 'yes' then
        -- sample data say themselves when they were entered, and by whom
        insert into change (at, by_user, register, record_id, case_filing_id, action, version, was, became, kind, work_place_id)
        select coalesce((whole ->> (moment || '_at'))::timestamptz, now()), (whole ->> (moment || '_by'))::bigint,
          tg_argv[0], record_id, file, done, (whole ->> 'version')::int, was, became, of_kind, of_section
        from (select case op when 'INSERT' then 'created' else 'changed' end) as written (moment);
      else
        insert into change (register, record_id, case_filing_id, action, version, was, became, kind, work_place_id)
        values (tg_argv[0], record_id, file, done, (whole ->> 'version')::int, was, became, of_kind, of_section);
      end if;
      -- nothing of the same transaction comes before a new record, except its own deletion
      if tg_argv[2] = 'joined' and op = 'UPDATE' then perform join_changes(tg_argv[0], record_id); end if;
      return null;
    end $function$;

create function keep_date_of_hearing()
 returns trigger
 language plpgsql
as $function$
    declare
      kept hearing := case when tg_op = 'INSERT' then new else old end;
      day date := case when tg_op <> 'DELETE' then new.date end;
      register text;
      date_column text;
    begin
      select r.register, r.date_column into register, date_column
      from (values ('contempt-cases', 'first', 'contempt_case', 'date_of_hearing01'), ('contempt-cases', 'second', 'contempt_case', 'date_of_hearing02'), ('applicate-comm-cases', 'first', 'commissionerate_appeal', 'date_of_hearing01'), ('applicate-comm-cases', 'second', 'commissionerate_appeal', 'date_of_hearing02'), ('tribunal-cases', 'first', 'tribunal_case', 'date_of_hearing01'), ('tribunal-cases', 'second', 'tribunal_case', 'date_of_hearing02'), ('custom-appeals', 'first', 'customs_appeal', 'date_of_hearing01'), ('custom-appeals', 'second', 'customs_appeal', 'date_of_hearing02'), ('high-court-rits', 'first', 'writ_case', 'date_of_hearing01'), ('high-court-rits', 'second', 'writ_case', 'date_of_hearing02'), ('high-court-cpa-cpl-cases', 'first', 'cpla_case', 'date_of_hearing01'), ('high-court-cpa-cpl-cases', 'second', 'cpla_case', 'date_of_hearing02'), ('high-court-cp-cases', 'first', 'cp_case', 'date_of_hearing01'), ('high-court-cp-cases', 'second', 'cp_case', 'date_of_hearing02'), ('civil-case', 'first', 'civil_case', 'hearing_date01'), ('civil-case', 'second', 'civil_case', 'add_hearing_date')) as r (kind, origin, register, date_column)
      where r.kind = kept.kind and r.origin = kept.origin;
      execute format(
        'update %I set %I = $1, version = version + 1, changed_by = current_actor(), changed_at = now()
         where proceeding_id = $2 and %I is distinct from $1', register, date_column, date_column)
      using day, kept.proceeding_id;
      return null;
    end $function$;

create function keep_hearings_of_dates()
 returns trigger
 language plpgsql
as $function$
    declare
      before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}' end;
      after jsonb := to_jsonb(new);
      origins constant text[] := array['first', 'second'];
      kept_origin text;
      day date;
      kept hearing;
      last_was jsonb;
    begin
      for i in 1..2 loop
        day := (after ->> tg_argv[i - 1])::date;
        continue when day is not distinct from (before ->> tg_argv[i - 1])::date;
        kept_origin := origins[i];
        if day is null then
          -- a hearing that was not made by this date stays, and one at which somebody entered something
          update hearing set origin = 'own', version = version + 1, changed_by = current_actor(), changed_at = now()
          where proceeding_id = new.proceeding_id and origin = kept_origin
            and (num_nonnulls(result, note, purpose, item_no, with_id, next_id) > 0 or exists (
              select from change
              where record_id = hearing.id and register = 'hearings' and action = 'create' and became ->> 'origin' = 'own'
            ));
          delete from hearing where proceeding_id = new.proceeding_id and origin = kept_origin;
          continue;
        end if;
        select * into kept from hearing where proceeding_id = new.proceeding_id and origin = kept_origin for update;
        if found then
          continue when kept.date = day;
          -- locked, so that a neighbour that is moved meanwhile is compared with its new date
          perform from hearing where id = kept.next_id or next_id = kept.id order by id for share;
          if kept.result is null and not exists (
            select from hearing
            where (id = kept.next_id and date <= day) or (next_id = kept.id and date >= day)
          ) then
            select was into last_was from change
            where record_id = kept.id and register = 'hearings' order by id desc limit 1;
            if (last_was ->> 'date')::date is distinct from day then last_was := null; end if;
            update hearing set date = day, item_no = last_was ->> 'item_no', with_id = last_was ->> 'with_id',
              version = version + 1, changed_by = current_actor(), changed_at = now()
            where id = kept.id;
            continue;
          end if;
          update hearing set origin = 'own', version = version + 1, changed_by = current_actor(), changed_at = now()
          where id = kept.id;
        end if;
        update hearing set origin = kept_origin, version = version + 1, changed_by = current_actor(), changed_at = now()
        where id = (
          select id from hearing where proceeding_id = new.proceeding_id and date = day and origin = 'own'
          order by id limit 1
        );
        continue when found;
        insert into hearing (proceeding_id, date, origin, created_by, changed_by)
        values (new.proceeding_id, day, kept_origin, current_actor(), current_actor());
      end loop;
      return null;
    end $function$;

create function keep_links()
 returns trigger
 language plpgsql
as $function$
    declare
      owner bigint;
      number int;
      changed jsonb;
      rest jsonb;
      was jsonb;
      became jsonb;
    begin
      for owner in select distinct user_id from changed_rows order by 1 loop
        execute format(
          'select coalesce(jsonb_agg(id order by id), ''[]'') from (select %1$I as id from changed_rows where user_id = $1) as links',
          tg_argv[0]) into changed using owner;
        execute format(
          'select coalesce(jsonb_agg(id order by id), ''[]'') from (
            select %1$I as id from %2$I where user_id = $1 and %1$I not in (select jsonb_array_elements($2)::bigint)
          ) as links', tg_argv[0], tg_table_name) into rest using owner, changed;
        select version into number from app_user where id = owner;
        select jsonb_agg(id order by id::bigint) into changed from jsonb_array_elements(rest || changed) as id;
        was := jsonb_build_object(tg_argv[1], case tg_op when 'INSERT' then rest else changed end);
        became := jsonb_build_object(tg_argv[1], case tg_op when 'INSERT' then changed else rest end);
        insert into change (register, record_id, action, version, was, became)
        values ('users', owner, 'edit', number, was, became);
        perform join_changes('users', owner);
      end loop;
      return null;
    end $function$;

create function keep_mentions()
 returns trigger
 language plpgsql
as $function$
    declare
      named bigint[] := array(
        select person.id
        from regexp_matches(new.text,
          '(?<![[:alnum:]\u0980-\u09ef._-])@([^[:space:]!-,/:-?\u005b-\u005e\u0060{-~\u00a0।॥\u2000-\u206f]+)', 'g') as match
        cross join lateral (select match[1] as word, rtrim(match[1], '._-') as trimmed) as typed
        cross join lateral (
          select id from unnest(array[word, trimmed, regexp_replace(trimmed,
            '(?<=[^\u0980-\u09e5._-])[._-]*[\u0980-\u09e5].*$|(?<![._-])[._-]*(?:কে|ের|এর|র)$', '')])
            with ordinality as possible (name, place)
          join app_user on user_name_fold = folded(name) order by place limit 1
        ) as person
      );
    begin
      delete from note_mention where note_id = new.id and user_id <> all(named) and not is_answer;
      insert into note_mention (note_id, user_id, is_answer)
      select new.id, asking.created_by, true
      from note asking join note_mention m on m.note_id = asking.id
      where asking.case_filing_id = new.case_filing_id and asking.created_at < new.created_at
        and m.user_id = new.created_by and m.done_at is null and not m.is_answer
        and asking.created_by <> new.created_by and not exists (
          select from note earlier where earlier.case_filing_id = new.case_filing_id
            and earlier.created_by = new.created_by and earlier.created_at > asking.created_at
            and earlier.created_at < new.created_at)
      on conflict do nothing;
      insert into note_mention (note_id, user_id) select new.id, unnest(named) on conflict do nothing;
      return null;
    end $function$;

create function keep_picture()
 returns trigger
 language plpgsql
as $function$
    begin
      insert into kept_picture values (encode(sha256(new.logo), 'hex'), new.logo) on conflict do nothing;
      return null;
    end $function$;

create function kept(admiralty_suit)
 returns jsonb
 language sql
 stable
return jsonb_build_object('case_filing_id', ($1).case_filing_id, 'court_memo_no', ($1).court_memo_no, 'date_of_case', ($1).date_of_case, 'document_of_law_branch', ($1).document_of_law_branch, 'arrest_order', ($1).arrest_order, 'date_of_aghar', ($1).date_of_aghar, 'pettetioner', ($1).pettetioner, 'vesel_name', ($1).vesel_name, 'registration_no', ($1).registration_no, 'release_order', ($1).release_order, 'imo_number', ($1).imo_number, 'implementation_of_interim_order', ($1).implementation_of_interim_order, 'interim_order_of_tribunal1', ($1).interim_order_of_tribunal1, 'interim_order_of_tribunal2', ($1).interim_order_of_tribunal2, 'interim_order_of_tribunal3', ($1).interim_order_of_tribunal3, 'interim_order_of_tribunal4', ($1).interim_order_of_tribunal4, 'judgment', ($1).judgment, 'status', ($1).status, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at, 'proceeding_id', ($1).proceeding_id);

create function kept(app_user)
 returns jsonb
 language sql
 stable
return (jsonb_build_object('user_name', ($1).user_name, 'full_name', ($1).full_name, 'email', ($1).email, 'phone', ($1).phone, 'is_enabled', ($1).is_enabled, 'sign_in_by', ($1).sign_in_by, 'password_hash', encode(sha256(convert_to(($1).password_hash, 'UTF8'::name)), 'hex'::text), 'territories', ($1).territories, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at, 'namesake', ($1).namesake) || jsonb_build_object('roles', (select coalesce(jsonb_agg(user_role.role_id order by user_role.role_id), '[]'::jsonb) as "coalesce" from user_role where (user_role.user_id = ($1).id)), 'work_places', (select coalesce(jsonb_agg(user_work_place.work_place_id order by user_work_place.work_place_id), '[]'::jsonb) as "coalesce" from user_work_place where (user_work_place.user_id = ($1).id))));

create function kept(bank)
 returns jsonb
 language sql
 stable
return jsonb_build_object('bank_name', ($1).bank_name, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at, 'namesake', ($1).namesake, 'name_bn', ($1).name_bn, 'position', ($1)."position", 'active', ($1).active);

create function kept(calendar)
 returns jsonb
 language sql
 stable
return jsonb_build_object('code', ($1).code, 'name', ($1).name, 'name_bn', ($1).name_bn, 'days_off', ($1).days_off, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(case_filing)
 returns jsonb
 language sql
 stable
return jsonb_build_object('nothi_number', ($1).nothi_number, 'work_place_id', ($1).work_place_id, 'section_name', ($1).section_name, 'taxacation_nothi_no', ($1).taxacation_nothi_no, 'company_id', ($1).company_id, 'cnf_agent_id', ($1).cnf_agent_id, 'ain_number', ($1).ain_number, 'boe', ($1).boe, 'boe_date', ($1).boe_date, 'hs_code', ($1).hs_code, 'product_name', ($1).product_name, 'ship_name', ($1).ship_name, 'ship_registration_no', ($1).ship_registration_no, 'irregularity_reason', ($1).irregularity_reason, 'show_cause_notice', ($1).show_cause_notice, 'show_cause_notice_no_date', ($1).show_cause_notice_no_date, 'date_of_hearing', ($1).date_of_hearing, 'date_of_judgement', ($1).date_of_judgement, 'revenue', ($1).revenue, 'amortization_penalty', ($1).amortization_penalty, 'monetary_penalty', ($1).monetary_penalty, 'revenue_collected', ($1).revenue_collected, 'bank_id', ($1).bank_id, 'bank_gurantee_no', ($1).bank_gurantee_no, 'bank_guarantee_date', ($1).bank_guarantee_date, 'bank_guarantee_amount', ($1).bank_guarantee_amount, 'bank_guarantee_encashment', ($1).bank_guarantee_encashment, 'bank_account_freeze', ($1).bank_account_freeze, 'date_of_provisional_taxation', ($1).date_of_provisional_taxation, 'date_of_final_taxation', ($1).date_of_final_taxation, 'status', ($1).status, 'remarks', ($1).remarks, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at, 'namesake', ($1).namesake, 'proceeding_id', ($1).proceeding_id);

create function kept(civil_case)
 returns jsonb
 language sql
 stable
return jsonb_build_object('case_filing_id', ($1).case_filing_id, 'civil_case_number', ($1).civil_case_number, 'date_of_case', ($1).date_of_case, 'civil_court_name', ($1).civil_court_name, 'hearing_date01', ($1).hearing_date01, 'add_hearing_date', ($1).add_hearing_date, 'implementation_of_interim_order', ($1).implementation_of_interim_order, 'interim_order01', ($1).interim_order01, 'judgement', ($1).judgement, 'judgment_number_and_date', ($1).judgment_number_and_date, 'para_wise_reply_file_number_date', ($1).para_wise_reply_file_number_date, 'summary_of_judgment', ($1).summary_of_judgment, 'writ_related_comment', ($1).writ_related_comment, 'status', ($1).status, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at, 'proceeding_id', ($1).proceeding_id);

create function kept(closed_day)
 returns jsonb
 language sql
 stable
return jsonb_build_object('calendar_id', ($1).calendar_id, 'from_day', ($1).from_day, 'to_day', ($1).to_day, 'name', ($1).name, 'name_bn', ($1).name_bn, 'kind', ($1).kind, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(cnf_agent)
 returns jsonb
 language sql
 stable
return jsonb_build_object('cnf_agent_name', ($1).cnf_agent_name, 'lic_no', ($1).lic_no, 'contact_number', ($1).contact_number, 'other_number', ($1).other_number, 'address', ($1).address, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at, 'namesake', ($1).namesake);

create function kept(commissionerate_appeal)
 returns jsonb
 language sql
 stable
return jsonb_build_object('case_filing_id', ($1).case_filing_id, 'applicate_case_no', ($1).applicate_case_no, 'date_of_case', ($1).date_of_case, 'document_of_law_branch', ($1).document_of_law_branch, 'dispatch_of_reply_no', ($1).dispatch_of_reply_no, 'dispatch_of_reply_date', ($1).dispatch_of_reply_date, 'date_of_hearing01', ($1).date_of_hearing01, 'date_of_hearing02', ($1).date_of_hearing02, 'implementation_of_interim_order', ($1).implementation_of_interim_order, 'interim_order_of_tribunal1', ($1).interim_order_of_tribunal1, 'interim_order_of_tribunal2', ($1).interim_order_of_tribunal2, 'interim_order_of_tribunal3', ($1).interim_order_of_tribunal3, 'interim_order_of_tribunal4', ($1).interim_order_of_tribunal4, 'applicate_comm_order_no', ($1).applicate_comm_order_no, 'applicate_comm_order_date', ($1).applicate_comm_order_date, 'applicate_comm_judgement', ($1).applicate_comm_judgement, 'summ_of_judgement_order', ($1).summ_of_judgement_order, 'applicate_comm_case_comment', ($1).applicate_comm_case_comment, 'status', ($1).status, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at, 'proceeding_id', ($1).proceeding_id);

create function kept(company)
 returns jsonb
 language sql
 stable
return jsonb_build_object('company_name', ($1).company_name, 'contact_person_name', ($1).contact_person_name, 'email', ($1).email, 'phone1', ($1).phone1, 'phone2', ($1).phone2, 'reg_code', ($1).reg_code, 'tin', ($1).tin, 'vat_reg_no', ($1).vat_reg_no, 'web', ($1).web, 'logo', encode(sha256(($1).logo), 'hex'::text), 'is_active', ($1).is_active, 'thana', ($1).thana, 'district', ($1).district, 'division', ($1).division, 'address_line1', ($1).address_line1, 'address_line2', ($1).address_line2, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(contempt_case)
 returns jsonb
 language sql
 stable
return jsonb_build_object('case_filing_id', ($1).case_filing_id, 'contempt_case_no', ($1).contempt_case_no, 'date_of_case', ($1).date_of_case, 'court_name', ($1).court_name, 'petitioner', ($1).petitioner, 'document_of_law_branch', ($1).document_of_law_branch, 'disobeyed_order', ($1).disobeyed_order, 'dispatch_of_reply_no', ($1).dispatch_of_reply_no, 'dispatch_of_reply_date', ($1).dispatch_of_reply_date, 'date_of_hearing01', ($1).date_of_hearing01, 'date_of_hearing02', ($1).date_of_hearing02, 'implementation_of_interim_order', ($1).implementation_of_interim_order, 'interim_order_of_tribunal1', ($1).interim_order_of_tribunal1, 'interim_order_of_tribunal2', ($1).interim_order_of_tribunal2, 'interim_order_of_tribunal3', ($1).interim_order_of_tribunal3, 'interim_order_of_tribunal4', ($1).interim_order_of_tribunal4, 'contempt_order_no', ($1).contempt_order_no, 'contempt_order_date', ($1).contempt_order_date, 'contempt_judgement', ($1).contempt_judgement, 'complied_on', ($1).complied_on, 'summ_of_judgement_order', ($1).summ_of_judgement_order, 'contempt_comment', ($1).contempt_comment, 'status', ($1).status, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at, 'proceeding_id', ($1).proceeding_id);

create function kept(cp_case)
 returns jsonb
 language sql
 stable
return jsonb_build_object('case_filing_id', ($1).case_filing_id, 'cp_nothi', ($1).cp_nothi, 'date_of_case', ($1).date_of_case, 'document_of_law_branch', ($1).document_of_law_branch, 'date', ($1).date, 'date_of_hearing01', ($1).date_of_hearing01, 'date_of_hearing02', ($1).date_of_hearing02, 'implementation_of_interim_order', ($1).implementation_of_interim_order, 'interim_order_of_tribunal1', ($1).interim_order_of_tribunal1, 'interim_order_of_tribunal2', ($1).interim_order_of_tribunal2, 'interim_order_of_tribunal3', ($1).interim_order_of_tribunal3, 'interim_order_of_tribunal4', ($1).interim_order_of_tribunal4, 'details', ($1).details, 'high_court_appeal', ($1).high_court_appeal, 'judgement', ($1).judgement, 'summ_of_judgement_order', ($1).summ_of_judgement_order, 'execution_of_order', ($1).execution_of_order, 'status', ($1).status, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at, 'proceeding_id', ($1).proceeding_id);

create function kept(cpla_case)
 returns jsonb
 language sql
 stable
return jsonb_build_object('case_filing_id', ($1).case_filing_id, 'cpl_cpa_nothi', ($1).cpl_cpa_nothi, 'date_of_case', ($1).date_of_case, 'document_of_law_branch', ($1).document_of_law_branch, 'date', ($1).date, 'date_of_hearing01', ($1).date_of_hearing01, 'date_of_hearing02', ($1).date_of_hearing02, 'implementation_of_interim_order', ($1).implementation_of_interim_order, 'interim_order_of_tribunal1', ($1).interim_order_of_tribunal1, 'interim_order_of_tribunal2', ($1).interim_order_of_tribunal2, 'interim_order_of_tribunal3', ($1).interim_order_of_tribunal3, 'interim_order_of_tribunal4', ($1).interim_order_of_tribunal4, 'details', ($1).details, 'high_court_appeal', ($1).high_court_appeal, 'judgement', ($1).judgement, 'summ_of_judgement_order', ($1).summ_of_judgement_order, 'execution_of_order', ($1).execution_of_order, 'status', ($1).status, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at, 'proceeding_id', ($1).proceeding_id);

create function kept(criminal_case)
 returns jsonb
 language sql
 stable
return jsonb_build_object('case_filing_id', ($1).case_filing_id, 'cmm_cgm', ($1).cmm_cgm, 'date_of_case', ($1).date_of_case, 'document_of_law_branch', ($1).document_of_law_branch, 'related_thana', ($1).related_thana, 'mamla_no_of_related_thana', ($1).mamla_no_of_related_thana, 'fir', ($1).fir, 'date_of_aghar', ($1).date_of_aghar, 'interim_order_of_tribunal1', ($1).interim_order_of_tribunal1, 'interim_order_of_tribunal2', ($1).interim_order_of_tribunal2, 'interim_order_of_tribunal3', ($1).interim_order_of_tribunal3, 'interim_order_of_tribunal4', ($1).interim_order_of_tribunal4, 'status', ($1).status, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at, 'proceeding_id', ($1).proceeding_id);

create function kept(customs_appeal)
 returns jsonb
 language sql
 stable
return jsonb_build_object('case_filing_id', ($1).case_filing_id, 'custom_case_no', ($1).custom_case_no, 'date_of_case', ($1).date_of_case, 'document_of_law_branch', ($1).document_of_law_branch, 'dispatch_of_reply_no', ($1).dispatch_of_reply_no, 'dispatch_of_reply_date', ($1).dispatch_of_reply_date, 'date_of_hearing01', ($1).date_of_hearing01, 'date_of_hearing02', ($1).date_of_hearing02, 'implementation_of_interim_order', ($1).implementation_of_interim_order, 'interim_order_of_tribunal1', ($1).interim_order_of_tribunal1, 'interim_order_of_tribunal2', ($1).interim_order_of_tribunal2, 'interim_order_of_tribunal3', ($1).interim_order_of_tribunal3, 'interim_order_of_tribunal4', ($1).interim_order_of_tribunal4, 'custom_order_no', ($1).custom_order_no, 'custom_order_date', ($1).custom_order_date, 'custom_judgement', ($1).custom_judgement, 'summ_of_judgement_order', ($1).summ_of_judgement_order, 'custom_case_comment', ($1).custom_case_comment, 'status', ($1).status, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at, 'proceeding_id', ($1).proceeding_id);

create function kept(desk)
 returns jsonb
 language sql
 stable
return jsonb_build_object('name', ($1).name, 'name_bn', ($1).name_bn, 'position', ($1)."position", 'active', ($1).active, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(destruction)
 returns jsonb
 language sql
 stable
return jsonb_build_object('on_day', ($1).on_day, 'memo', ($1).memo, 'by_whom', ($1).by_whom, 'note', ($1).note, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(file_call)
 returns jsonb
 language sql
 stable
return jsonb_build_object('name', ($1).name, 'memo', ($1).memo, 'due_on', ($1).due_on, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(file_call_row)
 returns jsonb
 language sql
 stable
return jsonb_build_object('file_call_id', ($1).file_call_id, 'written', ($1).written, 'case_filing_id', ($1).case_filing_id, 'state', ($1).state, 'note', ($1).note, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(file_retention)
 returns jsonb
 language sql
 stable
return jsonb_build_object('case_filing_id', ($1).case_filing_id, 'class', ($1).class, 'years', ($1).years, 'hold_reason', ($1).hold_reason, 'destruction_id', ($1).destruction_id, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(freight_forwarder_agent)
 returns jsonb
 language sql
 stable
return jsonb_build_object('agent_name', ($1).agent_name, 'lic_no', ($1).lic_no, 'contact_number', ($1).contact_number, 'address', ($1).address, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at, 'namesake', ($1).namesake);

create function kept(guarantee)
 returns jsonb
 language sql
 stable
return jsonb_build_object('kind', ($1).kind, 'number', ($1).number, 'bank_id', ($1).bank_id, 'branch', ($1).branch, 'amount', ($1).amount, 'issued_on', ($1).issued_on, 'valid_until', ($1).valid_until, 'continuing', ($1).continuing, 'claim_until', ($1).claim_until, 'auto_renewal', ($1).auto_renewal, 'ordered_by_id', ($1).ordered_by_id, 'ordered_on', ($1).ordered_on, 'ordered_percent', ($1).ordered_percent, 'original_at', ($1).original_at, 'confirmed_on', ($1).confirmed_on, 'confirmed_memo', ($1).confirmed_memo, 'allocations', ($1).allocations, 'steps', ($1).steps, 'origin', ($1).origin, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(hearing)
 returns jsonb
 language sql
 stable
return jsonb_build_object('proceeding_id', ($1).proceeding_id, 'date', ($1).date, 'time', ($1)."time", 'court', ($1).court, 'item_no', ($1).item_no, 'with_id', ($1).with_id, 'purpose', ($1).purpose, 'law_officer', ($1).law_officer, 'note', ($1).note, 'result', ($1).result, 'result_note', ($1).result_note, 'next_id', ($1).next_id, 'origin', ($1).origin, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(limitation_rule)
 returns jsonb
 language sql
 stable
return jsonb_build_object('code', ($1).code, 'name', ($1).name, 'name_bn', ($1).name_bn, 'kind', ($1).kind, 'outcome', ($1).outcome, 'trigger', ($1).trigger, 'n', ($1).n, 'unit', ($1).unit, 'extension_n', ($1).extension_n, 'extension_unit', ($1).extension_unit, 'copy_excluded', ($1).copy_excluded, 'rolls', ($1).rolls, 'side', ($1).side, 'consequence', ($1).consequence, 'act', ($1).act, 'section', ($1).section, 'note', ($1).note, 'valid_from', ($1).valid_from, 'valid_to', ($1).valid_to, 'verified_by', ($1).verified_by, 'verified_on', ($1).verified_on, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(loss_reason)
 returns jsonb
 language sql
 stable
return jsonb_build_object('name', ($1).name, 'name_bn', ($1).name_bn, 'position', ($1)."position", 'active', ($1).active, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(money_entry)
 returns jsonb
 language sql
 stable
return jsonb_build_object('case_filing_id', ($1).case_filing_id, 'proceeding_id', ($1).proceeding_id, 'date', ($1).date, 'kind', ($1).kind, 'head', ($1).head, 'amount', ($1).amount, 'instrument', ($1).instrument, 'bank_id', ($1).bank_id, 'memo', ($1).memo, 'note', ($1).note, 'origin', ($1).origin, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(money_rule)
 returns jsonb
 language sql
 stable
return jsonb_build_object('code', ($1).code, 'name', ($1).name, 'name_bn', ($1).name_bn, 'n', ($1).n, 'cash_percent', ($1).cash_percent, 'active', ($1).active, 'act', ($1).act, 'section', ($1).section, 'note', ($1).note, 'valid_from', ($1).valid_from, 'valid_to', ($1).valid_to, 'verified_by', ($1).verified_by, 'verified_on', ($1).verified_on, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(monthly_return)
 returns jsonb
 language sql
 stable
return jsonb_build_object('from_day', ($1).from_day, 'to_day', ($1).to_day, 'state', ($1).state, 'edition', ($1).edition, 'replaced_by_id', ($1).replaced_by_id, 'signed_by', ($1).signed_by, 'memo', ($1).memo, 'date', ($1).date, 'frozen_at', ($1).frozen_at, 'reason', ($1).reason, 'hash', ($1).hash, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(movement)
 returns jsonb
 language sql
 stable
return jsonb_build_object('volume_id', ($1).volume_id, 'case_filing_id', ($1).case_filing_id, 'to_place', ($1).to_place, 'to_desk', ($1).to_desk, 'by_whom', ($1).by_whom, 'taken_by', ($1).taken_by, 'on_day', ($1).on_day, 'purpose', ($1).purpose, 'due_back', ($1).due_back, 'received_on', ($1).received_on, 'received_at', ($1).received_at, 'received_desk', ($1).received_desk, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(note)
 returns jsonb
 language sql
 stable
return jsonb_build_object('case_filing_id', ($1).case_filing_id, 'text', ($1).text, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(office)
 returns jsonb
 language sql
 stable
return (jsonb_build_object('name', ($1).name, 'name_bn', ($1).name_bn, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at, 'needs_approval', ($1).needs_approval, 'case_page', ($1).case_page, 'customs_appeal_type', ($1).customs_appeal_type, 'writ_type', ($1).writ_type, 'admiralty_type', ($1).admiralty_type, 'cpla_type', ($1).cpla_type, 'cp_type', ($1).cp_type) || jsonb_build_object('needs_second_factor', ($1).needs_second_factor));

create function kept(paper)
 returns jsonb
 language sql
 stable
return jsonb_build_object('case_filing_id', ($1).case_filing_id, 'proceeding_id', ($1).proceeding_id, 'hearing_id', ($1).hearing_id, 'guarantee_id', ($1).guarantee_id, 'kind', ($1).kind, 'name', ($1).name, 'date', ($1).date, 'memo', ($1).memo, 'from_whom', ($1).from_whom, 'to_whom', ($1).to_whom, 'description', ($1).description, 'source', ($1).source, 'file_version', ($1).file_version, 'sha256', ($1).sha256, 'bytes', ($1).bytes, 'type', ($1).type, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(paper_kind)
 returns jsonb
 language sql
 stable
return jsonb_build_object('code', ($1).code, 'name', ($1).name, 'name_bn', ($1).name_bn, 'position', ($1)."position", 'active', ($1).active, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(proceeding)
 returns jsonb
 language sql
 stable
return (((((((((jsonb_build_object('court', ($1).court, 'filed_by', ($1).filed_by, 'from_id', ($1).from_id, 'law_officer', ($1).law_officer, 'version', ($1).version) || case when (($1).kind <> all (array['high-court-cpa-cpl-cases'::text, 'high-court-cp-cases'::text, 'admiral-suit-cases'::text, 'foujdari-suit-cases'::text, 'civil-case'::text])) then '{}'::jsonb else jsonb_build_object('decided_on', ($1).decided_on) end) || jsonb_build_object('subject', ($1).subject)) || jsonb_build_object('important', ($1).important)) || jsonb_build_object('important_reason', ($1).important_reason)) || jsonb_build_object('parawise_sent_on', ($1).parawise_sent_on)) || jsonb_build_object('sent_to_attorney_general_on', ($1).sent_to_attorney_general_on)) || jsonb_build_object('reply_filed_on', ($1).reply_filed_on)) || jsonb_build_object('loss_reason_id', ($1).loss_reason_id)) || jsonb_build_object('no_appeal_reason', ($1).no_appeal_reason));

create function kept(recovery_step)
 returns jsonb
 language sql
 stable
return jsonb_build_object('case_filing_id', ($1).case_filing_id, 'kind', ($1).kind, 'date', ($1).date, 'due_on', ($1).due_on, 'ended_on', ($1).ended_on, 'memo', ($1).memo, 'amount', ($1).amount, 'result', ($1).result, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(retention_rule)
 returns jsonb
 language sql
 stable
return jsonb_build_object('name', ($1).name, 'name_bn', ($1).name_bn, 'class', ($1).class, 'years', ($1).years, 'work_place_id', ($1).work_place_id, 'outcome', ($1).outcome, 'min_amount', ($1).min_amount, 'note', ($1).note, 'active', ($1).active, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(return_form)
 returns jsonb
 language sql
 stable
return jsonb_build_object('name', ($1).name, 'name_bn', ($1).name_bn, 'file_name', ($1).file_name, 'type', ($1).type, 'bytes', ($1).bytes, 'sha256', ($1).sha256, 'ready', ($1).ready, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(shipping_agent)
 returns jsonb
 language sql
 stable
return jsonb_build_object('agent_name', ($1).agent_name, 'lic_no', ($1).lic_no, 'contact_number', ($1).contact_number, 'address', ($1).address, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at, 'namesake', ($1).namesake);

create function kept(stay)
 returns jsonb
 language sql
 stable
return jsonb_build_object('proceeding_id', ($1).proceeding_id, 'ordered_on', ($1).ordered_on, 'received_on', ($1).received_on, 'of', ($1).of, 'amount', ($1).amount, 'until', ($1).until, 'until_day', ($1).until_day, 'until_months', ($1).until_months, 'condition', ($1).condition, 'condition_amount', ($1).condition_amount, 'condition_cash_percent', ($1).condition_cash_percent, 'condition_guarantee_percent', ($1).condition_guarantee_percent, 'condition_n', ($1).condition_n, 'condition_unit', ($1).condition_unit, 'met_on', ($1).met_on, 'extends_id', ($1).extends_id, 'vacated_on', ($1).vacated_on, 'petition_on', ($1).petition_on, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(step)
 returns jsonb
 language sql
 stable
return jsonb_build_object('case_filing_id', ($1).case_filing_id, 'desk', ($1).desk, 'in_day', ($1).in_day, 'out_day', ($1).out_day, 'holder', ($1).holder, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(time_limit)
 returns jsonb
 language sql
 stable
return jsonb_build_object('proceeding_id', ($1).proceeding_id, 'rule_id', ($1).rule_id, 'code', ($1).code, 'name', ($1).name, 'is_started', ($1).is_started, 'side', ($1).side, 'order_date', ($1).order_date, 'trigger_date', ($1).trigger_date, 'copy_applied', ($1).copy_applied, 'copy_ready', ($1).copy_ready, 'by_count', ($1).by_count, 'may_file', ($1).may_file, 'aim_for', ($1).aim_for, 'extended', ($1).extended, 'steps', ($1).steps, 'override_date', ($1).override_date, 'override_reason', ($1).override_reason, 'ended', ($1).ended, 'done_on', ($1).done_on, 'done_by_id', ($1).done_by_id, 'done_memo', ($1).done_memo, 'reason', ($1).reason, 'responsible_id', ($1).responsible_id, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at, 'ended_by_hand', ($1).ended_by_hand);

create function kept(tribunal_case)
 returns jsonb
 language sql
 stable
return jsonb_build_object('case_filing_id', ($1).case_filing_id, 'tribunal_case_no', ($1).tribunal_case_no, 'date_of_case', ($1).date_of_case, 'document_of_law_branch', ($1).document_of_law_branch, 'dispatch_of_reply_no', ($1).dispatch_of_reply_no, 'dispatch_of_reply_date', ($1).dispatch_of_reply_date, 'date_of_hearing01', ($1).date_of_hearing01, 'date_of_hearing02', ($1).date_of_hearing02, 'implementation_of_interim_order', ($1).implementation_of_interim_order, 'interim_order_of_tribunal1', ($1).interim_order_of_tribunal1, 'interim_order_of_tribunal2', ($1).interim_order_of_tribunal2, 'interim_order_of_tribunal3', ($1).interim_order_of_tribunal3, 'interim_order_of_tribunal4', ($1).interim_order_of_tribunal4, 'tribunal_order_no', ($1).tribunal_order_no, 'tribunal_order_date', ($1).tribunal_order_date, 'tribunal_judgement', ($1).tribunal_judgement, 'summ_of_judgement_order', ($1).summ_of_judgement_order, 'tribunal_case_comment', ($1).tribunal_case_comment, 'status', ($1).status, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at, 'proceeding_id', ($1).proceeding_id);

create function kept(volume)
 returns jsonb
 language sql
 stable
return jsonb_build_object('case_filing_id', ($1).case_filing_id, 'no', ($1).no, 'place', ($1).place, 'desk', ($1).desk, 'note', ($1).note, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at);

create function kept(work_place)
 returns jsonb
 language sql
 stable
return jsonb_build_object('name', ($1).name, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at, 'namesake', ($1).namesake, 'name_bn', ($1).name_bn, 'position', ($1)."position", 'active', ($1).active);

create function kept(writ_case)
 returns jsonb
 language sql
 stable
return jsonb_build_object('case_filing_id', ($1).case_filing_id, 'high_court_case_no', ($1).high_court_case_no, 'date_of_case', ($1).date_of_case, 'document_of_law_branch', ($1).document_of_law_branch, 'dispatch_of_reply_no', ($1).dispatch_of_reply_no, 'dispatch_of_reply_date', ($1).dispatch_of_reply_date, 'date_of_hearing01', ($1).date_of_hearing01, 'date_of_hearing02', ($1).date_of_hearing02, 'implementation_of_interim_order', ($1).implementation_of_interim_order, 'interim_order_of_tribunal1', ($1).interim_order_of_tribunal1, 'interim_order_of_tribunal2', ($1).interim_order_of_tribunal2, 'interim_order_of_tribunal3', ($1).interim_order_of_tribunal3, 'interim_order_of_tribunal4', ($1).interim_order_of_tribunal4, 'custom_order_no', ($1).custom_order_no, 'custom_order_date', ($1).custom_order_date, 'custom_judgement', ($1).custom_judgement, 'summ_of_judgement_order', ($1).summ_of_judgement_order, 'custom_case_comment', ($1).custom_case_comment, 'status', ($1).status, 'version', ($1).version, 'created_by', ($1).created_by, 'created_at', ($1).created_at, 'changed_by', ($1).changed_by, 'changed_at', ($1).changed_at, 'proceeding_id', ($1).proceeding_id);

create function lacks_approval()
 returns boolean
 language sql
 stable
as $function$
  select current_actor() is not null and current_setting('casebook.approved', true) is distinct from 'yes'
    and (select needs_approval from office)
$function$;

create function liability_of(outstanding numeric, payable numeric, judged_on date)
 returns text
 language sql
 immutable
as $function$
  select case when outstanding > 0 then 'OWED' when payable > 0 or judged_on is not null then 'GONE' end
$function$;

create function limit_challenges(other proceeding, matter proceeding)
 returns boolean
 language sql
 immutable parallel safe
return (((other).case_filing_id = (matter).case_filing_id) and ((other).kind = any (array['applicate-comm-cases'::text, 'tribunal-cases'::text, 'custom-appeals'::text, 'high-court-rits'::text, 'high-court-cpa-cpl-cases'::text, 'high-court-cp-cases'::text])) and ((other).id <> (matter).id) and case when ((matter).kind = 'case-fillings'::text) then ((other).from_id is null) else ((other).from_id = (matter).id) end);

create function limit_ended_by(code text)
 returns text[]
 language sql
 immutable parallel safe
return case code when 'COMMISSIONER'::text then array['applicate-comm-cases'::text] when 'TRIBUNAL'::text then array['tribunal-cases'::text] when 'HIGH-COURT'::text then array['custom-appeals'::text] when 'LEAVE'::text then array['high-court-cpa-cpl-cases'::text, 'high-court-cp-cases'::text] else '{}'::text[] end;

create function limit_interval(n integer, unit text)
 returns interval
 language sql
 immutable parallel safe
return case when (n is null) then '00:00:00'::interval when (unit = 'MONTHS'::text) then make_interval(months => n) when (unit = 'WORKING_DAYS'::text) then make_interval(days => (n * 2)) else make_interval(days => n) end;

create function limit_longest_end(rule limitation_rule, day date)
 returns date
 language sql
 immutable parallel safe
return (((day + limit_interval((rule).n, (rule).unit)) + limit_interval((rule).extension_n, (rule).extension_unit)))::date;

create function limit_side(outcome text, of_rule text)
 returns text
 language sql
 immutable parallel safe
return case when (of_rule <> 'EITHER'::text) then of_rule when (outcome = 'government'::text) then 'OTHER'::text when (outcome = 'against'::text) then 'GOVERNMENT'::text else 'EITHER'::text end;

create function limit_started_by(kind text)
 returns text
 language sql
 immutable parallel safe
return case kind when 'case-fillings'::text then 'COMMISSIONER'::text when 'applicate-comm-cases'::text then 'TRIBUNAL'::text when 'tribunal-cases'::text then 'HIGH-COURT'::text when 'custom-appeals'::text then 'LEAVE'::text when 'high-court-rits'::text then 'LEAVE'::text when 'high-court-cpa-cpl-cases'::text then 'REVIEW'::text when 'high-court-cp-cases'::text then 'REVIEW'::text else null::text end;

create function limitation_rule_mark_positions()
 returns trigger
 language plpgsql
as $function$
  begin
    perform mark_positions(array(
      select case_filing_id from time_limit where rule_id = new.id and ended is null and last_day is null
    ));
    return null;
  end $function$;

create function limitation_rule_on(of_code text, day date)
 returns bigint
 language sql
 stable parallel safe
return (select limitation_rule.id from limitation_rule where ((limitation_rule.code = limitation_rule_on.of_code) and (daterange(limitation_rule.valid_from, limitation_rule.valid_to, '[]'::text) @> limitation_rule_on.day)));

create function make_history_partition(parent text, month date)
 returns void
 language plpgsql
as $function$
    declare
      name text := parent || '_' || to_char(month, 'YYYY_MM');
    begin
      if to_regclass(name) is not null then return; end if;
      execute format('create table %I (like %I including defaults including constraints)', name, parent);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, name,
        month::timestamp at time zone 'Asia/Dhaka', (month + interval '1 month')::timestamp at time zone 'Asia/Dhaka');
      -- triggers of statements are not passed on to partitions
      execute format('create trigger never_emptied before truncate on %I
        for each statement execute function refuse_rewriting()', name);
    end $function$;

create function make_history_partitions()
 returns void
 language plpgsql
as $function$
    declare
      first_month date := date_trunc('month', now() at time zone 'Asia/Dhaka');
    begin
      for ahead in 0..2 loop
        perform make_history_partition('change', (first_month + make_interval(months => ahead))::date);
        perform make_history_partition('event', (first_month + make_interval(months => ahead))::date);
      end loop;
    end $function$;

create function mark_changed_positions()
 returns trigger
 language plpgsql
as $function$
  begin
    if tg_op <> 'INSERT' then perform mark_positions(array(select case_filing_id from gone)); end if;
    if tg_op <> 'DELETE' then perform mark_positions(array(select case_filing_id from come)); end if;
    return null;
  end $function$;

create function mark_position()
 returns trigger
 language plpgsql
as $function$
  begin
    perform mark_positions(case tg_op when 'INSERT' then array[new.case_filing_id]
      when 'DELETE' then array[old.case_filing_id] else array[old.case_filing_id, new.case_filing_id] end);
    return null;
  end $function$;

create function mark_positions(files bigint[])
 returns void
 language plpgsql
 set enable_seqscan to 'off'
 set plan_cache_mode to 'force_generic_plan'
as $function$
  begin
    with locked as materialized (
      select case_filing_id from money_position
      where case_filing_id = any (files) and not (needs_count and marked_at = now())
      order by case_filing_id for update
    )
    update money_position p set needs_count = true, marked_at = now() from locked
    where p.case_filing_id = locked.case_filing_id;
  end $function$;

create function mark_positions_near(from_day date, to_day date)
 returns void
 language plpgsql
as $function$
  declare
    today constant date := (now() at time zone 'Asia/Dhaka')::date;
  begin
    insert into money_recount (changes_from, changes_to, counted_since) values (from_day, to_day + 32,
      case when from_day < today and to_day >= today - 32 then from_day end);
    perform mark_positions(array(
      select case_filing_id from stay where condition_due_on between from_day and to_day + 32
      union select l.case_filing_id from time_limit l join limitation_rule r on r.id = l.rule_id
      where l.ended is null and l.last_day is null and r.unit = 'WORKING_DAYS'
    ));
  end $function$;

create function money_entries_pass_on()
 returns trigger
 language plpgsql
as $function$
  declare
    files bigint[];
  begin
    if current_setting('casebook.ledger', true) = 'restoring' then return null; end if;
    if tg_op = 'INSERT' then
      files := array(select distinct case_filing_id from come where origin <> 'field');
    elsif tg_op = 'DELETE' then
      files := array(select distinct case_filing_id from gone where origin <> 'field');
    else
      files := array(
        select case_filing_id from come where origin <> 'field'
        union select case_filing_id from gone where origin <> 'field'
      );
    end if;
    if cardinality(files) > 0 then perform pass_on_entries(files); end if;
    return null;
  end $function$;

create function money_entry_changes()
 returns trigger
 language plpgsql
as $function$
  declare
    files bigint[];
  begin
    if tg_op <> 'INSERT' then
      files := array(select case_filing_id from gone where origin <> 'field');
      insert into money_month_tally select date_trunc('month', date), kind, -sum(amount) from gone
      where is_collection(kind) group by 1, 2;
    end if;
    if tg_op <> 'DELETE' then
      files := files || array(select case_filing_id from come where origin <> 'field');
      insert into money_month_tally select date_trunc('month', date), kind, sum(amount) from come
      where is_collection(kind) group by 1, 2;
    end if;
    if cardinality(files) > 0 then perform mark_positions(files); end if;
    return null;
  end $function$;

create function money_entry_copy_proceeding()
 returns trigger
 language plpgsql
as $function$
  begin
    new.case_kind := coalesce(
      (select kind from proceeding where id = new.proceeding_id for no key update), 'case-fillings');
    return new;
  end $function$;

create function money_entry_hold_filing()
 returns trigger
 language plpgsql
as $function$
  begin
    perform from case_filing where id = new.case_filing_id for no key update;
    return new;
  end $function$;

create function money_entry_refuse_unapproved()
 returns trigger
 language plpgsql
as $function$
  declare
    remits boolean;
  begin
    if not lacks_approval() or current_setting('casebook.ledger', true) = 'restoring' then
      return coalesce(new, old);
    end if;
    remits := case
      when tg_op = 'INSERT' then remitted(new.kind, new.amount) > 0
      when tg_op = 'DELETE' then remitted(old.kind, old.amount) < 0
      when (old.kind, old.head) = (new.kind, new.head)
        then remitted(new.kind, new.amount) > remitted(old.kind, old.amount)
      else remitted(new.kind, new.amount) > 0 or remitted(old.kind, old.amount) < 0
    end;
    if remits then raise exception 'needs approval' using errcode = 'CB001'; end if;
    if new.kind = 'ENCASHED' and (tg_op = 'INSERT' or (old.kind, old.date) is distinct from (new.kind, new.date)
        or new.amount > old.amount) then
      perform refuse_against_orders(array[new.case_filing_id], new.date);
    end if;
    return coalesce(new, old);
  end $function$;

create function money_rule_mark_positions()
 returns trigger
 language plpgsql
as $function$
  declare
    rule money_rule := case tg_op when 'DELETE' then old else new end;
    longest constant int := 32 + greatest(rule.n, case tg_op when 'UPDATE' then old.n end, 0);
  begin
    insert into money_recount (counted_since, is_held) values (
      case rule.code when 'DUE_DAYS' then (now() at time zone 'Asia/Dhaka')::date - longest end, rule.code <> 'DUE_DAYS');
    return null;
  end $function$;

create function money_states(p money_position)
 returns table(state text, amount numeric)
 language sql
 immutable
as $function$
  select state, amount from (values
    ('OUTSTANDING', p.outstanding), ('OVERPAID', p.overpaid), ('HELD', p.held), ('SECURED', p.secured),
    ('ENCASHABLE', p.encashable), ('NOT_CONFIRMED', p.not_confirmed), ('STAYED', p.stayed), ('NOT_DUE', p.not_due),
    ('APPEAL_TIME', p.appeal_time), ('APPEAL_PENDING', p.appeal_pending), ('UNTRACEABLE', p.untraceable),
    ('WRITE_OFF_PROPOSED', p.write_off_proposed), ('RECOVERABLE', p.recoverable)
  ) as s (state, amount) where amount > 0
$function$;

create function money_sums(files bigint[])
 returns table(file bigint, duty numeric, fine numeric, penalty numeric, paid numeric, held numeric)
 language sql
 stable
as $function$
  select f.id,
    coalesce(sum(e.demanded) filter (where e.head = 'DUTY'), 0), coalesce(sum(e.demanded) filter (where e.head = 'FINE'), 0),
    coalesce(sum(e.demanded) filter (where e.head = 'PENALTY'), 0), coalesce(sum(e.paid), 0), coalesce(sum(e.held), 0)
  from unnest(files) as f (id)
  left join lateral (
    select head, amount * case when kind in ('DEMAND', 'RAISED') then 1 when kind = 'LOWERED' then -1 else 0 end as demanded,
      amount * case when kind in ('PAYMENT', 'OPENING', 'ENCASHED', 'DEPOSIT_ADJUSTED') then 1
        when kind = 'REFUND' then -1 else 0 end as paid,
      amount * case when kind = 'DEPOSIT' then 1 when kind in ('DEPOSIT_ADJUSTED', 'DEPOSIT_REFUNDED') then -1
        else 0 end as held
    from money_entry where case_filing_id = f.id
  ) as e on true
  group by f.id
$function$;

create function money_tally_changes()
 returns trigger
 language plpgsql
as $function$
  begin
    if tg_op = 'INSERT' then
      insert into money_tally
      select work_place_id, s.state, sum(s.amount), count(*) from come, money_states(come::money_position) s group by 1, 2;
    elsif tg_op = 'DELETE' then
      insert into money_tally
      select work_place_id, s.state, -sum(s.amount), -count(*) from gone, money_states(gone::money_position) s group by 1, 2;
    else
      insert into money_tally
      select work_place_id, state, sum(amount), sum(files) from (
        select work_place_id, s.state, -s.amount as amount, -1 as files from gone, money_states(gone::money_position) s
        union all select work_place_id, s.state, s.amount, 1 from come, money_states(come::money_position) s
      ) as differences
      group by 1, 2 having sum(amount) <> 0 or sum(files) <> 0;
    end if;
    return null;
  end $function$;

create function next_namesake()
 returns trigger
 language plpgsql
as $function$
    begin
      execute format(
        'update %1$I set namesake = 0 where id =
          (select id from %1$I where %2$I = $1 and namesake > 0 order by namesake limit 1)',
        tg_table_name, tg_argv[0])
      using to_jsonb(old) ->> tg_argv[0];
      return null;
    end $function$;

create function oldest_transaction()
 returns bigint
 language sql
 stable parallel restricted
return (((pg_snapshot_xmin(pg_current_snapshot()))::text)::bigint + transaction_offset());

create function orders_in_force(files bigint[], day date)
 returns table(kind text, number text, ordered_on date)
 language sql
 stable
as $function$
  select s.kind, p.number, s.ordered_on from stay s join proceeding p on p.id = s.proceeding_id
  where s.case_filing_id = any (files) and s.of <> 'AUCTION' and s.ordered_on <= day
    and stay_state(s, p.decided_on, day) = 'IN_FORCE'
  order by s.ordered_on desc, s.id desc
$function$;

create function outcome_of(judgement text)
 returns text
 language sql
 immutable parallel safe
return case judgement when 'WithGovernment'::text then 'government'::text when 'AgainstGovernment'::text then 'against'::text when 'ONREMAND'::text then 'remand'::text else null::text end;

create function paper_copy_proceeding()
 returns trigger
 language plpgsql
as $function$
  begin
    new.case_kind := coalesce(
      (select kind from proceeding where id = new.proceeding_id for no key update), 'case-fillings');
    return new;
  end $function$;

create function paper_drop_entry()
 returns trigger
 language plpgsql
as $function$
  begin
    delete from search_entry where kind = 'papers' and record_id = old.id;
    return null;
  end $function$;

create function paper_kind_find_again()
 returns trigger
 language plpgsql
as $function$
  begin
    insert into search_fill (kind, done_to, last) select 'papers', 0, max(id) from paper having max(id) > 0
    on conflict (kind) do update set done_to = 0, last = excluded.last;
    return null;
  end $function$;

create function part_of(allocations jsonb, file bigint)
 returns numeric
 language sql
 immutable
as $function$
  select coalesce(sum((each ->> 'amount')::numeric), 0) from jsonb_array_elements(allocations) as each
  where (each ->> 'caseFilingId')::bigint = file
$function$;

create function parts_without(allocations jsonb, file bigint)
 returns jsonb
 language sql
 immutable
as $function$
  select coalesce(jsonb_agg(each order by place), '[]') from jsonb_array_elements(allocations) with ordinality as parts (each, place)
  where (each ->> 'caseFilingId')::bigint <> file
$function$;

create function pass_on_entries(files bigint[])
 returns void
 language plpgsql
as $function$
  declare
    most constant numeric := 9999999999999.99;
  begin
    perform from case_filing where id = any (files) order by id for no key update;
    if exists (
      select from money_sums(files)
      where least(duty, fine, penalty, paid, held) < 0 or greatest(duty, fine, penalty, paid, held) > most
    ) and exists (select from case_filing where id = any (files)) then
      raise exception 'a total outside its range' using errcode = '23514', constraint = 'money_entry_total';
    end if;
    update case_filing f set revenue = s.duty, amortization_penalty = s.fine, monetary_penalty = s.penalty,
      revenue_collected = s.paid, version = f.version + 1, changed_by = current_actor(), changed_at = now()
    from money_sums(files) s
    where f.id = s.file and (f.revenue, f.amortization_penalty, f.monetary_penalty, f.revenue_collected)
      is distinct from (s.duty, s.fine, s.penalty, s.paid);
  end $function$;

create function proceeding_challenged_order(challenger proceeding)
 returns bigint
 language sql
 stable
return case when ((challenger).kind = 'case-fillings'::text) then null::bigint else coalesce((challenger).from_id, (select proceeding.id from proceeding where ((proceeding.case_filing_id = (proceeding_challenged_order.challenger).case_filing_id) and (proceeding.kind = 'case-fillings'::text)))) end;

create function proceeding_days()
 returns trigger
 language plpgsql
as $function$
  begin
    if tg_op = 'INSERT' then
      new.entered_on := (now() at time zone 'Asia/Dhaka')::date;
    end if;
    if tg_op = 'INSERT' or new.status is distinct from old.status then
      new.status_since := (now() at time zone 'Asia/Dhaka')::date;
    end if;
    new.disposed_on := case
      when new.kind <> 'case-fillings' then coalesce(new.decided_on, case when new.status = 'ORDER_PASSED' then new.status_since end)
      when new.status = 'CLOSED' then new.status_since
    end;
    if tg_op = 'UPDATE' and old.disposed_on is not null and new.disposed_on is null then
      new.reopened_at := now();
    end if;
    return new;
  end $function$;

create function proceeding_drop_papers()
 returns trigger
 language plpgsql
as $function$
  begin
    delete from paper where proceeding_id = old.id;
    return old;
  end $function$;

create function proceeding_pass_on_to_hearings()
 returns trigger
 language plpgsql
as $function$
    begin
      update hearing set case_filing_id = new.case_filing_id, work_place_id = new.work_place_id
      where proceeding_id = new.id;
      return null;
    end $function$;

create function proceeding_pass_on_to_limits()
 returns trigger
 language plpgsql
as $function$
    begin
      update time_limit set case_filing_id = new.case_filing_id, work_place_id = new.work_place_id
      where proceeding_id = new.id;
      return null;
    end $function$;

create function proceeding_pass_on_to_money()
 returns trigger
 language plpgsql
as $function$
  begin
    update stay set case_filing_id = new.case_filing_id, work_place_id = new.work_place_id, decided_on = new.decided_on
    where proceeding_id = new.id;
    if old.case_filing_id <> new.case_filing_id then
      update money_entry set case_filing_id = new.case_filing_id where proceeding_id = new.id;
    end if;
    return null;
  end $function$;

create function proceeding_pass_on_to_papers()
 returns trigger
 language plpgsql
as $function$
  begin
    update paper set case_filing_id = new.case_filing_id, guarantee_id = null where proceeding_id = new.id;
    return null;
  end $function$;

create function proceeding_settle_limits()
 returns trigger
 language plpgsql
as $function$
    declare
      challenged bigint;
      earlier bigint;
    begin
      if tg_op = 'DELETE' then
        perform settle_limits(proceeding_id) from time_limit where done_by_id = old.id;
        return null;
      end if;
      -- a restored record gets its limits from the history before they are settled
      if tg_op = 'UPDATE' or current_setting('casebook.via', true) is distinct from 'restore' then
        perform settle_limits(new.id);
      end if;
      challenged := proceeding_challenged_order(new);
      perform settle_limits(challenged);
      if tg_op = 'UPDATE' then
        earlier := proceeding_challenged_order(old);
        if earlier is distinct from challenged then perform settle_limits(earlier); end if;
      end if;
      return null;
    end $function$;

create function recount_after_calendar()
 returns trigger
 language plpgsql
as $function$
    begin
      insert into limit_recount (calendar_code) values (new.code);
      return null;
    end $function$;

create function recount_after_closed_day()
 returns trigger
 language plpgsql
as $function$
    begin
      if tg_op <> 'INSERT' and old.kind <> 'VACATION' then
        insert into limit_recount (calendar_code, from_day, to_day)
        select code, old.from_day, old.to_day from calendar where id = old.calendar_id;
      end if;
      if tg_op <> 'DELETE' and new.kind <> 'VACATION' then
        insert into limit_recount (calendar_code, from_day, to_day)
        select code, new.from_day, new.to_day from calendar where id = new.calendar_id;
      end if;
      return null;
    end $function$;

create function recount_after_rule()
 returns trigger
 language plpgsql
as $function$
    begin
      if tg_op <> 'INSERT' then insert into limit_recount (code) values (old.code); end if;
      if tg_op = 'INSERT' or new.code <> old.code then insert into limit_recount (code) values (new.code); end if;
      return null;
    end $function$;

create function recount_retention()
 returns trigger
 language plpgsql
as $function$
  begin
    insert into retention_recount default values;
    return null;
  end $function$;

create function refuse_against_orders(files bigint[], day date)
 returns void
 language plpgsql
as $function$
  declare
    forbidding text := (select to_jsonb(o) from orders_in_force(files, day) o limit 1);
  begin
    if forbidding is not null then
      raise exception 'needs approval' using errcode = 'CB001', detail = forbidding;
    end if;
  end $function$;

create function refuse_rewriting()
 returns trigger
 language plpgsql
as $function$
    begin
      if tg_level = 'ROW' and tg_table_name <> 'seal' then
        if old.tx = transaction_number() then
          if tg_op = 'DELETE' then return old; end if;
          return new;
        end if;
      end if;
      raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
    end $function$;

create function refuse_step_within_another()
 returns trigger
 language plpgsql
as $function$
    begin
      if exists (
        select from step other
        where other.case_filing_id = new.case_filing_id and other.id <> new.id
          and other.in_day < coalesce(new.out_day, 'infinity') and new.in_day < coalesce(other.out_day, 'infinity')
      ) then
        raise exception 'the step overlaps with another of its file'
          using errcode = 'exclusion_violation', constraint = 'step_overlap', table = 'step';
      end if;
      return new;
    end $function$;

create function refuse_taken_name_bn()
 returns trigger
 language plpgsql
as $function$
    declare
      is_taken boolean;
    begin
      perform pg_advisory_xact_lock(tg_relid::int, 0);
      execute format('select exists (select from %I where name_bn_fold = $1 and id <> $2)', tg_table_name)
      into is_taken using new.name_bn_fold, new.id;
      if is_taken then
        raise exception 'another one has the name %', new.name_bn
        using errcode = 'unique_violation', constraint = tg_table_name || '_name_bn_fold_key';
      end if;
      return null;
    end $function$;

create function refuse_twin()
 returns trigger
 language plpgsql
as $function$
    declare
      twin text;
    begin
      if current_setting('casebook.filling', true) = 'on'
        or (tg_op = 'UPDATE' and (old.own_key is null or old.own_key = new.own_key)) then
        return null;
      end if;
      perform pg_advisory_xact_lock(hashtextextended(new.kind || ' ' || new.own_key, 0));
      perform from search_entry
        where own_key = new.own_key and kind = new.kind and record_id <> new.record_id limit 1;
      if not found then
        return null;
      end if;
      select other.number into twin from search_entry entry
        join proceeding other on other.kind = entry.kind and other.record_id = entry.record_id
        join proceeding own on own.kind = new.kind and own.record_id = new.record_id
      where entry.own_key = new.own_key and entry.kind = new.kind and entry.record_id <> new.record_id
        and (entry.kind = 'case-fillings' or entry.case_filing_id = new.case_filing_id)
        and other.number_key <> own.number_key
      limit 1;
      if found then
        raise unique_violation using constraint = 'search_entry_twin', detail = twin,
          message = 'another record has this number, written differently';
      end if;
      return null;
    end $function$;

create function refuse_unapproved()
 returns trigger
 language plpgsql
as $function$
  begin
    if lacks_approval() then raise exception 'needs approval' using errcode = 'CB001'; end if;
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end $function$;

create function remitted(kind text, amount numeric)
 returns numeric
 language sql
 immutable
as $function$
  select case when kind in ('LOWERED', 'WAIVED', 'WRITTEN_OFF', 'REFUND') then amount
    when kind in ('DEMAND', 'RAISED') then -amount else 0 end
$function$;

create function replay(state jsonb, was jsonb, became jsonb)
 returns jsonb
 language sql
 immutable parallel safe
return case when (became is null) then null::jsonb when (was is null) then became else (coalesce(state, '{"version": 1}'::jsonb) || became) end;

create aggregate replayed(was jsonb, became jsonb) (sfunc = replay, stype = jsonb);

create function section_of_file(file bigint)
 returns bigint
 language plpgsql
 stable strict
as $function$
    declare
      section bigint := (select work_place_id from case_filing where id = file);
    begin
      if section is null then
        section := (
          select (became ->> 'work_place_id')::bigint from change
          where record_id = file and register = 'case-fillings' and became ->> 'work_place_id' is not null
          order by change.id desc limit 1
        );
      end if;
      return section;
    end $function$;

create function settle_field_entries(filing bigint)
 returns void
 language plpgsql
as $function$
  begin
    delete from money_entry where case_filing_id = filing and origin = 'field';
    insert into money_entry (case_filing_id, date, kind, head, amount, origin, created_by, created_at, changed_by, changed_at)
    select f.id, coalesce(f.date_of_judgement, (f.created_at at time zone 'Asia/Dhaka')::date), e.kind, e.head, e.amount,
      'field', f.created_by, f.created_at, f.changed_by, f.changed_at
    from case_filing f cross join money_sums(array[filing]) s cross join lateral (values
      ('DEMAND', 'DUTY', f.revenue - s.duty), ('DEMAND', 'FINE', f.amortization_penalty - s.fine),
      ('DEMAND', 'PENALTY', f.monetary_penalty - s.penalty), ('OPENING', 'DUTY', f.revenue_collected - s.paid)
    ) as e (kind, head, amount)
    where f.id = filing and e.amount > 0;
  end $function$;

create function settle_limits(matter_id bigint)
 returns void
 language plpgsql
as $function$
    declare
      matter proceeding;
    begin
      select * into matter from proceeding where id = matter_id for no key update;
      if matter.id is null then return; end if;
      perform from proceeding other
        where other.case_filing_id = matter.case_filing_id and limit_challenges(other, matter)
        order by other.id for key share;
      perform from time_limit where proceeding_id = matter.id order by id for update;
      -- first, since a limit that runs again has to follow a date that its order got while it was done
      if found then perform end_limits(matter); end if;
      perform start_limit(matter);
      perform end_limits(matter);
    end $function$;

create function start_limit(matter proceeding)
 returns void
 language plpgsql
as $function$
    declare
      own time_limit;
      rule limitation_rule;
      runs_from date;
      is_import boolean := coalesce(current_setting('casebook.via', true), '') like 'import:%';
      first_end text;
    begin
      if not exists (select from time_limit where proceeding_id = matter.id and is_started) then
        select * into rule from limitation_rule
        where id = limitation_rule_on(limit_started_by(matter.kind), matter.decided_on);
        if rule.id is not null and not exists (
          select from time_limit where proceeding_id = matter.id and code = rule.code
        ) then
          if rule.trigger in ('ISSUE', 'JUDGMENT') then runs_from := matter.decided_on; end if;
          -- what an import brings may be long past: it becomes nobody's task
          if is_import and (
            (select status = 'CLOSED' from proceeding
              where case_filing_id = matter.case_filing_id and kind = 'case-fillings')
            or limit_longest_end(rule, matter.decided_on) < (now() at time zone 'Asia/Dhaka')::date - interval '1 year'
          ) then first_end := 'NOT_NEEDED'; end if;
          insert into time_limit (proceeding_id, rule_id, code, is_started, side, order_date, trigger_date, ended,
            reason, needs_count, created_by, changed_by)
          values (matter.id, rule.id, rule.code, true, limit_side(matter.outcome, rule.side), matter.decided_on,
            runs_from, first_end, case when first_end is not null then 'before Casebook' end,
            first_end is null and runs_from is not null, current_actor(), current_actor());
        end if;
      end if;
      for own in
        -- what somebody has ended stays; what stopped for want of a date has no reason
        select * from time_limit where proceeding_id = matter.id and code is not null
          and (ended is null or (ended = 'STOPPED' and reason is null)) order by id
      loop
        select * into rule from limitation_rule where id = limitation_rule_on(own.code, matter.decided_on);
        if rule.id is null then
          -- one that somebody started needs no date of an order
          if own.is_started and own.ended is null then
            update time_limit set ended = 'STOPPED', version = version + 1, changed_by = current_actor(),
              changed_at = now()
            where id = own.id;
          end if;
          continue;
        end if;
        runs_from := own.trigger_date;
        if rule.trigger in ('ISSUE', 'JUDGMENT')
          and (own.trigger_date is null or own.trigger_date is not distinct from own.order_date)
        then runs_from := matter.decided_on; end if;
        update time_limit set ended = null, rule_id = rule.id, order_date = matter.decided_on, trigger_date = runs_from,
          side = limit_side(matter.outcome, rule.side), needs_count = needs_count or runs_from is not null,
          version = version + 1, changed_by = current_actor(), changed_at = now()
        where id = own.id and (ended, rule_id, order_date, trigger_date, side)
          is distinct from (null, rule.id, matter.decided_on, runs_from, limit_side(matter.outcome, rule.side));
      end loop;
    end $function$;

create function stay_copy_proceeding()
 returns trigger
 language plpgsql
as $function$
  begin
    select kind, case_filing_id, work_place_id, decided_on
    into new.kind, new.case_filing_id, new.work_place_id, new.decided_on
    from proceeding where id = new.proceeding_id for no key update;
    return new;
  end $function$;

create function stay_state(stay, decided_on date, day date)
 returns text
 language sql
 immutable
as $function$
  select case
    when $1.vacated_on <= day then 'VACATED'
    when $1.ends_on < day then 'ENDED'
    -- an order made with the decision or after it stays what was decided
    when decided_on <@ daterange($1.ordered_on, greatest($1.ordered_on, day), '(]') then 'DISPOSED'
    when $1.condition_due_on < day and ($1.met_on is null or $1.met_on > day) then 'LAPSED'
    else 'IN_FORCE'
  end
$function$;

create function time_limit_copy_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      select kind, case_filing_id, work_place_id into new.kind, new.case_filing_id, new.work_place_id
      from proceeding where id = new.proceeding_id for no key update;
      -- one that comes back from the history, which does not keep the mark, may have missed a closed day
      new.needs_count := coalesce(new.needs_count,
        new.ended is null and new.trigger_date is not null and new.rule_id is not null);
      return new;
    end $function$;

create function touch_return()
 returns trigger
 language plpgsql
as $function$
  begin
    insert into return_touched values (coalesce(new.id, old.id), coalesce(new.case_filing_id, old.case_filing_id));
    return null;
  end $function$;

create function tribunal_case_keep_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      update proceeding set case_filing_id = new.case_filing_id, work_place_id = new.work_place_id, number = new.tribunal_case_no, opened_on = new.date_of_case, decided_on = new.tribunal_order_date, outcome = outcome_of(new.tribunal_judgement), status = new.status
      where id = new.proceeding_id;

      return null;
    end $function$;

create function tribunal_case_make_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      insert into proceeding (id, kind, record_id, case_filing_id, work_place_id, number, opened_on, decided_on, outcome, status, from_id) overriding system value
      values (coalesce(new.proceeding_id, nextval('proceeding_id_seq')), 'tribunal-cases', new.id, new.case_filing_id, new.work_place_id, new.tribunal_case_no, new.date_of_case, new.tribunal_order_date, outcome_of(new.tribunal_judgement), new.status, case when new.proceeding_id is null then (
  select id from proceeding
  where case_filing_id = new.case_filing_id and decided_on < new.date_of_case
    and kind not in ('case-fillings', 'civil-case')
  order by decided_on desc, id desc limit 1
) end)
      returning id into new.proceeding_id;
      return new;
    end $function$;

create function work_place_pass_name_on()
 returns trigger
 language plpgsql
as $function$
        begin
          update case_filing set work_place_name_fold = new.name_fold where work_place_id = new.id;
          return null;
        end $function$;

create function writ_case_keep_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      update proceeding set case_filing_id = new.case_filing_id, work_place_id = new.work_place_id, number = new.high_court_case_no, opened_on = new.date_of_case, decided_on = new.custom_order_date, outcome = outcome_of(new.custom_judgement), status = new.status
      where id = new.proceeding_id;

      return null;
    end $function$;

create function writ_case_make_proceeding()
 returns trigger
 language plpgsql
as $function$
    begin
      insert into proceeding (id, kind, record_id, case_filing_id, work_place_id, number, opened_on, decided_on, outcome, status, from_id) overriding system value
      values (coalesce(new.proceeding_id, nextval('proceeding_id_seq')), 'high-court-rits', new.id, new.case_filing_id, new.work_place_id, new.high_court_case_no, new.date_of_case, new.custom_order_date, outcome_of(new.custom_judgement), new.status, case when new.proceeding_id is null then (
  select id from proceeding
  where case_filing_id = new.case_filing_id and decided_on < new.date_of_case
    and kind not in ('case-fillings', 'civil-case')
  order by decided_on desc, id desc limit 1
) end)
      returning id into new.proceeding_id;
      return new;
    end $function$;

create trigger copy_filing before insert or update of case_filing_id on admiralty_suit for each row execute function follow_on_case_copy_filing();
create trigger drop_proceeding after delete on admiralty_suit for each row execute function drop_proceeding();
create trigger keep_change after insert or delete or update of case_filing_id, court_memo_no, date_of_case, document_of_law_branch, arrest_order, date_of_aghar, pettetioner, vesel_name, registration_no, release_order, imo_number, implementation_of_interim_order, interim_order_of_tribunal1, interim_order_of_tribunal2, interim_order_of_tribunal3, interim_order_of_tribunal4, judgment, status, version, created_by, created_at, changed_by, changed_at, proceeding_id on admiralty_suit for each row execute function keep_change('admiral-suit-cases', 'case_filing_id', '', '');
create trigger keep_proceeding after update on admiralty_suit for each row when (old.case_filing_id is distinct from new.case_filing_id or old.work_place_id is distinct from new.work_place_id or old.court_memo_no is distinct from new.court_memo_no or old.date_of_case is distinct from new.date_of_case or old.judgment is distinct from new.judgment or old.status is distinct from new.status) execute function admiralty_suit_keep_proceeding();
create trigger make_proceeding before insert on admiralty_suit for each row execute function admiralty_suit_make_proceeding();
create trigger tally_delete after delete on admiralty_suit referencing old table as gone for each statement execute function follow_on_case_tally_changes();
create trigger tally_insert after insert on admiralty_suit referencing new table as come for each statement execute function follow_on_case_tally_changes();
create trigger tally_update after update on admiralty_suit referencing old table as gone new table as come for each statement execute function follow_on_case_tally_changes();

create trigger drop_namesake before update of user_name on app_user for each row when (old.namesake > 0 and folded(old.user_name) is distinct from folded(new.user_name)) execute function drop_namesake();
create trigger keep_change after insert or delete or update of user_name, full_name, email, phone, is_enabled, sign_in_by, password_hash, territories, version, created_by, created_at, changed_by, changed_at, namesake on app_user for each row execute function keep_change('users', '', 'joined', '');
create trigger next_namesake_deleted after delete on app_user for each row when (old.namesake = 0) execute function next_namesake('user_name_fold');
create trigger next_namesake_renamed after update of user_name on app_user for each row when (old.namesake = 0 and old.user_name_fold is distinct from new.user_name_fold) execute function next_namesake('user_name_fold');

create trigger drop_namesake before update of bank_name on bank for each row when (old.namesake > 0 and folded(old.bank_name) is distinct from folded(new.bank_name)) execute function drop_namesake();
create trigger keep_change after insert or delete or update of bank_name, version, created_by, created_at, changed_by, changed_at, namesake, name_bn, "position", active on bank for each row execute function keep_change('banks', '', '', '');
create trigger next_namesake_deleted after delete on bank for each row when (old.namesake = 0) execute function next_namesake('bank_name_fold');
create trigger next_namesake_renamed after update of bank_name on bank for each row when (old.namesake = 0 and old.bank_name_fold is distinct from new.bank_name_fold) execute function next_namesake('bank_name_fold');
create trigger refuse_taken_name_bn after update on bank for each row when (new.name_bn_fold is not null and old.name_bn_fold is distinct from new.name_bn_fold) execute function refuse_taken_name_bn();
create trigger refuse_taken_name_bn_at_first after insert on bank for each row when (new.name_bn is not null) execute function refuse_taken_name_bn();

create trigger keep_change after insert or delete or update of code, name, name_bn, days_off, version, created_by, created_at, changed_by, changed_at on calendar for each row execute function keep_change('calendars', '', '', '');
create trigger positions_marked after update on calendar for each row when (old.days_off <> new.days_off) execute function calendar_mark_positions();
create trigger recount_limits after update of days_off on calendar for each row when (old.days_off <> new.days_off) execute function recount_after_calendar();

create trigger copy_parent_names before insert or update of work_place_id, company_id, cnf_agent_id on case_filing for each row execute function case_filing_copy_parent_names();
create trigger drop_namesake before update of nothi_number on case_filing for each row when (old.namesake > 0 and folded(old.nothi_number) is distinct from folded(new.nothi_number)) execute function drop_namesake();
create trigger drop_proceeding after delete on case_filing for each row execute function drop_proceeding();
create trigger keep_change after insert or delete or update of nothi_number, work_place_id, section_name, taxacation_nothi_no, company_id, cnf_agent_id, ain_number, boe, boe_date, hs_code, product_name, ship_name, ship_registration_no, irregularity_reason, show_cause_notice, show_cause_notice_no_date, date_of_hearing, date_of_judgement, revenue, amortization_penalty, monetary_penalty, revenue_collected, bank_id, bank_gurantee_no, bank_guarantee_date, bank_guarantee_amount, bank_guarantee_encashment, bank_account_freeze, date_of_provisional_taxation, date_of_final_taxation, status, remarks, version, created_by, created_at, changed_by, changed_at, namesake, proceeding_id on case_filing for each row execute function keep_change('case-fillings', 'id', '', '');
create trigger keep_proceeding after update on case_filing for each row when (old.id is distinct from new.id or old.work_place_id is distinct from new.work_place_id or old.nothi_number is distinct from new.nothi_number or old.date_of_hearing is distinct from new.date_of_hearing or old.date_of_judgement is distinct from new.date_of_judgement or old.status is distinct from new.status) execute function case_filing_keep_proceeding();
create trigger make_proceeding before insert on case_filing for each row execute function case_filing_make_proceeding();
create trigger money_at_first after insert on case_filing referencing new table as come for each statement execute function case_filing_money_at_first();
create trigger money_follows after update on case_filing for each row when (old.revenue is distinct from new.revenue or old.amortization_penalty is distinct from new.amortization_penalty or old.monetary_penalty is distinct from new.monetary_penalty or old.revenue_collected is distinct from new.revenue_collected or old.date_of_judgement is distinct from new.date_of_judgement) execute function case_filing_money_follows();
create trigger money_guarantee_at_first after insert on case_filing for each row when (new.bank_guarantee_amount > 0::numeric or new.bank_gurantee_no is not null) execute function case_filing_guarantee_at_first();
create trigger money_guarantee_follows after update on case_filing for each row when (old.bank_id is distinct from new.bank_id or old.bank_gurantee_no is distinct from new.bank_gurantee_no or old.bank_guarantee_date is distinct from new.bank_guarantee_date or old.bank_guarantee_amount is distinct from new.bank_guarantee_amount or old.bank_guarantee_encashment is distinct from new.bank_guarantee_encashment) execute function case_filing_guarantee_follows();
create trigger next_namesake_deleted after delete on case_filing for each row when (old.namesake = 0) execute function next_namesake('nothi_number_fold');
create trigger next_namesake_renamed after update of nothi_number on case_filing for each row when (old.namesake = 0 and old.nothi_number_fold is distinct from new.nothi_number_fold) execute function next_namesake('nothi_number_fold');
create trigger pass_on after update on case_filing referencing old table as old_rows new table as new_rows for each statement execute function case_filings_pass_on();
create trigger position_at_first after insert on case_filing referencing new table as come for each statement execute function case_filing_make_positions();
create trigger position_at_last after delete on case_filing referencing old table as gone for each statement execute function case_filing_drop_positions();
create trigger position_follows after update on case_filing for each row when (old.work_place_id is distinct from new.work_place_id or old.date_of_judgement is distinct from new.date_of_judgement or old.date_of_provisional_taxation is distinct from new.date_of_provisional_taxation or old.date_of_final_taxation is distinct from new.date_of_final_taxation or old.revenue is distinct from new.revenue or old.amortization_penalty is distinct from new.amortization_penalty or old.monetary_penalty is distinct from new.monetary_penalty or old.revenue_collected is distinct from new.revenue_collected) execute function case_filing_keep_position();
create trigger refuse_unapproved before update of status, revenue, amortization_penalty, monetary_penalty on case_filing for each row when (new.revenue < old.revenue or new.amortization_penalty < old.amortization_penalty or new.monetary_penalty < old.monetary_penalty or old.status <> new.status and ('CLOSED'::text = old.status or 'CLOSED'::text = new.status)) execute function refuse_unapproved();
create trigger refuse_unapproved_deletion before delete on case_filing for each row execute function refuse_unapproved();
create trigger retention_at_first after insert on case_filing for each row execute function count_retention_of_filing();
create trigger retention_follows after update on case_filing for each row when (old.status is distinct from new.status or old.payable_revenue is distinct from new.payable_revenue or old.work_place_id is distinct from new.work_place_id) execute function count_retention_of_filing();
create trigger tally_delete after delete on case_filing referencing old table as gone for each statement execute function case_filing_tally_changes();
create trigger tally_insert after insert on case_filing referencing new table as come for each statement execute function case_filing_tally_changes();
create trigger tally_update after update on case_filing referencing old table as gone new table as come for each statement execute function case_filing_tally_changes();

create trigger never_emptied before truncate on change for each statement execute function refuse_rewriting();
create trigger only_added before delete or update on change for each row execute function refuse_rewriting();

create trigger never_emptied before truncate on change_other for each statement execute function refuse_rewriting();

create trigger copy_filing before insert or update of case_filing_id on civil_case for each row execute function follow_on_case_copy_filing();
create trigger drop_proceeding after delete on civil_case for each row execute function drop_proceeding();
create trigger keep_change after insert or delete or update of case_filing_id, civil_case_number, date_of_case, civil_court_name, hearing_date01, add_hearing_date, implementation_of_interim_order, interim_order01, judgement, judgment_number_and_date, para_wise_reply_file_number_date, summary_of_judgment, writ_related_comment, status, version, created_by, created_at, changed_by, changed_at, proceeding_id on civil_case for each row execute function keep_change('civil-case', 'case_filing_id', '', '');
create trigger keep_hearings after update on civil_case for each row when (old.hearing_date01 is distinct from new.hearing_date01 or old.add_hearing_date is distinct from new.add_hearing_date) execute function keep_hearings_of_dates('hearing_date01', 'add_hearing_date');
create trigger keep_hearings_at_first after insert on civil_case for each row when ((new.hearing_date01 is not null or new.add_hearing_date is not null) and current_setting('casebook.via'::text, true) is distinct from 'restore'::text) execute function keep_hearings_of_dates('hearing_date01', 'add_hearing_date');
create trigger keep_proceeding after update on civil_case for each row when (old.case_filing_id is distinct from new.case_filing_id or old.work_place_id is distinct from new.work_place_id or old.civil_case_number is distinct from new.civil_case_number or old.date_of_case is distinct from new.date_of_case or old.judgement is distinct from new.judgement or old.status is distinct from new.status or old.civil_court_name is distinct from new.civil_court_name) execute function civil_case_keep_proceeding();
create trigger make_proceeding before insert on civil_case for each row execute function civil_case_make_proceeding();
create trigger tally_delete after delete on civil_case referencing old table as gone for each statement execute function follow_on_case_tally_changes();
create trigger tally_insert after insert on civil_case referencing new table as come for each statement execute function follow_on_case_tally_changes();
create trigger tally_update after update on civil_case referencing old table as gone new table as come for each statement execute function follow_on_case_tally_changes();

create trigger keep_change after insert or delete or update of calendar_id, from_day, to_day, name, name_bn, kind, version, created_by, created_at, changed_by, changed_at on closed_day for each row execute function keep_change('closed-days', '', '', '');
create trigger positions_marked after insert or delete or update on closed_day for each row execute function closed_day_mark_positions();
create trigger recount_limits after insert or delete or update on closed_day for each row execute function recount_after_closed_day();

create trigger drop_namesake before update of lic_no on cnf_agent for each row when (old.namesake > 0 and folded(old.lic_no) is distinct from folded(new.lic_no)) execute function drop_namesake();
create trigger keep_change after insert or delete or update of cnf_agent_name, lic_no, contact_number, other_number, address, version, created_by, created_at, changed_by, changed_at, namesake on cnf_agent for each row execute function keep_change('cnf-agents', '', '', '');
create trigger next_namesake_deleted after delete on cnf_agent for each row when (old.namesake = 0) execute function next_namesake('lic_no_fold');
create trigger next_namesake_renamed after update of lic_no on cnf_agent for each row when (old.namesake = 0 and old.lic_no_fold is distinct from new.lic_no_fold) execute function next_namesake('lic_no_fold');
create trigger pass_name_on after update on cnf_agent for each row when (old.cnf_agent_name_fold is distinct from new.cnf_agent_name_fold) execute function cnf_agent_pass_name_on();

create trigger copy_filing before insert or update of case_filing_id on commissionerate_appeal for each row execute function follow_on_case_copy_filing();
create trigger drop_proceeding after delete on commissionerate_appeal for each row execute function drop_proceeding();
create trigger keep_change after insert or delete or update of case_filing_id, applicate_case_no, date_of_case, document_of_law_branch, dispatch_of_reply_no, dispatch_of_reply_date, date_of_hearing01, date_of_hearing02, implementation_of_interim_order, interim_order_of_tribunal1, interim_order_of_tribunal2, interim_order_of_tribunal3, interim_order_of_tribunal4, applicate_comm_order_no, applicate_comm_order_date, applicate_comm_judgement, summ_of_judgement_order, applicate_comm_case_comment, status, version, created_by, created_at, changed_by, changed_at, proceeding_id on commissionerate_appeal for each row execute function keep_change('applicate-comm-cases', 'case_filing_id', '', '');
create trigger keep_hearings after update on commissionerate_appeal for each row when (old.date_of_hearing01 is distinct from new.date_of_hearing01 or old.date_of_hearing02 is distinct from new.date_of_hearing02) execute function keep_hearings_of_dates('date_of_hearing01', 'date_of_hearing02');
create trigger keep_hearings_at_first after insert on commissionerate_appeal for each row when ((new.date_of_hearing01 is not null or new.date_of_hearing02 is not null) and current_setting('casebook.via'::text, true) is distinct from 'restore'::text) execute function keep_hearings_of_dates('date_of_hearing01', 'date_of_hearing02');
create trigger keep_proceeding after update on commissionerate_appeal for each row when (old.case_filing_id is distinct from new.case_filing_id or old.work_place_id is distinct from new.work_place_id or old.applicate_case_no is distinct from new.applicate_case_no or old.date_of_case is distinct from new.date_of_case or old.applicate_comm_order_date is distinct from new.applicate_comm_order_date or old.applicate_comm_judgement is distinct from new.applicate_comm_judgement or old.status is distinct from new.status) execute function commissionerate_appeal_keep_proceeding();
create trigger make_proceeding before insert on commissionerate_appeal for each row execute function commissionerate_appeal_make_proceeding();
create trigger tally_delete after delete on commissionerate_appeal referencing old table as gone for each statement execute function follow_on_case_tally_changes();
create trigger tally_insert after insert on commissionerate_appeal referencing new table as come for each statement execute function follow_on_case_tally_changes();
create trigger tally_update after update on commissionerate_appeal referencing old table as gone new table as come for each statement execute function follow_on_case_tally_changes();

create trigger keep_change after insert or delete or update of company_name, contact_person_name, email, phone1, phone2, reg_code, tin, vat_reg_no, web, logo, is_active, thana, district, division, address_line1, address_line2, version, created_by, created_at, changed_by, changed_at on company for each row execute function keep_change('companies', '', '', '');
create trigger keep_picture after insert or update of logo on company for each row when (new.logo is not null) execute function keep_picture();
create trigger pass_name_on after update on company for each row when (old.company_name_fold is distinct from new.company_name_fold) execute function company_pass_name_on();

create trigger copy_filing before insert or update of case_filing_id on contempt_case for each row execute function follow_on_case_copy_filing();
create trigger drop_proceeding after delete on contempt_case for each row execute function drop_proceeding();
create trigger keep_change after insert or delete or update of case_filing_id, contempt_case_no, date_of_case, court_name, petitioner, document_of_law_branch, disobeyed_order, dispatch_of_reply_no, dispatch_of_reply_date, date_of_hearing01, date_of_hearing02, implementation_of_interim_order, interim_order_of_tribunal1, interim_order_of_tribunal2, interim_order_of_tribunal3, interim_order_of_tribunal4, contempt_order_no, contempt_order_date, contempt_judgement, complied_on, summ_of_judgement_order, contempt_comment, status, version, created_by, created_at, changed_by, changed_at, proceeding_id on contempt_case for each row execute function keep_change('contempt-cases', 'case_filing_id', '', '');
create trigger keep_hearings after update on contempt_case for each row when (old.date_of_hearing01 is distinct from new.date_of_hearing01 or old.date_of_hearing02 is distinct from new.date_of_hearing02) execute function keep_hearings_of_dates('date_of_hearing01', 'date_of_hearing02');
create trigger keep_hearings_at_first after insert on contempt_case for each row when ((new.date_of_hearing01 is not null or new.date_of_hearing02 is not null) and current_setting('casebook.via'::text, true) is distinct from 'restore'::text) execute function keep_hearings_of_dates('date_of_hearing01', 'date_of_hearing02');
create trigger keep_proceeding after update on contempt_case for each row when (old.case_filing_id is distinct from new.case_filing_id or old.work_place_id is distinct from new.work_place_id or old.contempt_case_no is distinct from new.contempt_case_no or old.date_of_case is distinct from new.date_of_case or old.contempt_order_date is distinct from new.contempt_order_date or old.contempt_judgement is distinct from new.contempt_judgement or old.status is distinct from new.status or old.court_name is distinct from new.court_name) execute function contempt_case_keep_proceeding();
create trigger make_proceeding before insert on contempt_case for each row execute function contempt_case_make_proceeding();
create trigger tally_delete after delete on contempt_case referencing old table as gone for each statement execute function follow_on_case_tally_changes();
create trigger tally_insert after insert on contempt_case referencing new table as come for each statement execute function follow_on_case_tally_changes();
create trigger tally_update after update on contempt_case referencing old table as gone new table as come for each statement execute function follow_on_case_tally_changes();

create trigger copy_filing before insert or update of case_filing_id on cp_case for each row execute function follow_on_case_copy_filing();
create trigger drop_proceeding after delete on cp_case for each row execute function drop_proceeding();
create trigger keep_change after insert or delete or update of case_filing_id, cp_nothi, date_of_case, document_of_law_branch, date, date_of_hearing01, date_of_hearing02, implementation_of_interim_order, interim_order_of_tribunal1, interim_order_of_tribunal2, interim_order_of_tribunal3, interim_order_of_tribunal4, details, high_court_appeal, judgement, summ_of_judgement_order, execution_of_order, status, version, created_by, created_at, changed_by, changed_at, proceeding_id on cp_case for each row execute function keep_change('high-court-cp-cases', 'case_filing_id', '', '');
create trigger keep_hearings after update on cp_case for each row when (old.date_of_hearing01 is distinct from new.date_of_hearing01 or old.date_of_hearing02 is distinct from new.date_of_hearing02) execute function keep_hearings_of_dates('date_of_hearing01', 'date_of_hearing02');
create trigger keep_hearings_at_first after insert on cp_case for each row when ((new.date_of_hearing01 is not null or new.date_of_hearing02 is not null) and current_setting('casebook.via'::text, true) is distinct from 'restore'::text) execute function keep_hearings_of_dates('date_of_hearing01', 'date_of_hearing02');
create trigger keep_proceeding after update on cp_case for each row when (old.case_filing_id is distinct from new.case_filing_id or old.work_place_id is distinct from new.work_place_id or old.cp_nothi is distinct from new.cp_nothi or old.date_of_case is distinct from new.date_of_case or old.status is distinct from new.status) execute function cp_case_keep_proceeding();
create trigger make_proceeding before insert on cp_case for each row execute function cp_case_make_proceeding();
create trigger tally_delete after delete on cp_case referencing old table as gone for each statement execute function follow_on_case_tally_changes();
create trigger tally_insert after insert on cp_case referencing new table as come for each statement execute function follow_on_case_tally_changes();
create trigger tally_update after update on cp_case referencing old table as gone new table as come for each statement execute function follow_on_case_tally_changes();

create trigger copy_filing before insert or update of case_filing_id on cpla_case for each row execute function follow_on_case_copy_filing();
create trigger drop_proceeding after delete on cpla_case for each row execute function drop_proceeding();
create trigger keep_change after insert or delete or update of case_filing_id, cpl_cpa_nothi, date_of_case, document_of_law_branch, date, date_of_hearing01, date_of_hearing02, implementation_of_interim_order, interim_order_of_tribunal1, interim_order_of_tribunal2, interim_order_of_tribunal3, interim_order_of_tribunal4, details, high_court_appeal, judgement, summ_of_judgement_order, execution_of_order, status, version, created_by, created_at, changed_by, changed_at, proceeding_id on cpla_case for each row execute function keep_change('high-court-cpa-cpl-cases', 'case_filing_id', '', '');
create trigger keep_hearings after update on cpla_case for each row when (old.date_of_hearing01 is distinct from new.date_of_hearing01 or old.date_of_hearing02 is distinct from new.date_of_hearing02) execute function keep_hearings_of_dates('date_of_hearing01', 'date_of_hearing02');
create trigger keep_hearings_at_first after insert on cpla_case for each row when ((new.date_of_hearing01 is not null or new.date_of_hearing02 is not null) and current_setting('casebook.via'::text, true) is distinct from 'restore'::text) execute function keep_hearings_of_dates('date_of_hearing01', 'date_of_hearing02');
create trigger keep_proceeding after update on cpla_case for each row when (old.case_filing_id is distinct from new.case_filing_id or old.work_place_id is distinct from new.work_place_id or old.cpl_cpa_nothi is distinct from new.cpl_cpa_nothi or old.date_of_case is distinct from new.date_of_case or old.status is distinct from new.status) execute function cpla_case_keep_proceeding();
create trigger make_proceeding before insert on cpla_case for each row execute function cpla_case_make_proceeding();
create trigger tally_delete after delete on cpla_case referencing old table as gone for each statement execute function follow_on_case_tally_changes();
create trigger tally_insert after insert on cpla_case referencing new table as come for each statement execute function follow_on_case_tally_changes();
create trigger tally_update after update on cpla_case referencing old table as gone new table as come for each statement execute function follow_on_case_tally_changes();

create trigger copy_filing before insert or update of case_filing_id on criminal_case for each row execute function follow_on_case_copy_filing();
create trigger drop_proceeding after delete on criminal_case for each row execute function drop_proceeding();
create trigger keep_change after insert or delete or update of case_filing_id, cmm_cgm, date_of_case, document_of_law_branch, related_thana, mamla_no_of_related_thana, fir, date_of_aghar, interim_order_of_tribunal1, interim_order_of_tribunal2, interim_order_of_tribunal3, interim_order_of_tribunal4, status, version, created_by, created_at, changed_by, changed_at, proceeding_id on criminal_case for each row execute function keep_change('foujdari-suit-cases', 'case_filing_id', '', '');
create trigger keep_proceeding after update on criminal_case for each row when (old.case_filing_id is distinct from new.case_filing_id or old.work_place_id is distinct from new.work_place_id or old.mamla_no_of_related_thana is distinct from new.mamla_no_of_related_thana or old.date_of_case is distinct from new.date_of_case or old.status is distinct from new.status or old.cmm_cgm is distinct from new.cmm_cgm) execute function criminal_case_keep_proceeding();
create trigger make_proceeding before insert on criminal_case for each row execute function criminal_case_make_proceeding();
create trigger tally_delete after delete on criminal_case referencing old table as gone for each statement execute function follow_on_case_tally_changes();
create trigger tally_insert after insert on criminal_case referencing new table as come for each statement execute function follow_on_case_tally_changes();
create trigger tally_update after update on criminal_case referencing old table as gone new table as come for each statement execute function follow_on_case_tally_changes();

create trigger copy_filing before insert or update of case_filing_id on customs_appeal for each row execute function follow_on_case_copy_filing();
create trigger drop_proceeding after delete on customs_appeal for each row execute function drop_proceeding();
create trigger keep_change after insert or delete or update of case_filing_id, custom_case_no, date_of_case, document_of_law_branch, dispatch_of_reply_no, dispatch_of_reply_date, date_of_hearing01, date_of_hearing02, implementation_of_interim_order, interim_order_of_tribunal1, interim_order_of_tribunal2, interim_order_of_tribunal3, interim_order_of_tribunal4, custom_order_no, custom_order_date, custom_judgement, summ_of_judgement_order, custom_case_comment, status, version, created_by, created_at, changed_by, changed_at, proceeding_id on customs_appeal for each row execute function keep_change('custom-appeals', 'case_filing_id', '', '');
create trigger keep_hearings after update on customs_appeal for each row when (old.date_of_hearing01 is distinct from new.date_of_hearing01 or old.date_of_hearing02 is distinct from new.date_of_hearing02) execute function keep_hearings_of_dates('date_of_hearing01', 'date_of_hearing02');
create trigger keep_hearings_at_first after insert on customs_appeal for each row when ((new.date_of_hearing01 is not null or new.date_of_hearing02 is not null) and current_setting('casebook.via'::text, true) is distinct from 'restore'::text) execute function keep_hearings_of_dates('date_of_hearing01', 'date_of_hearing02');
create trigger keep_proceeding after update on customs_appeal for each row when (old.case_filing_id is distinct from new.case_filing_id or old.work_place_id is distinct from new.work_place_id or old.custom_case_no is distinct from new.custom_case_no or old.date_of_case is distinct from new.date_of_case or old.custom_order_date is distinct from new.custom_order_date or old.custom_judgement is distinct from new.custom_judgement or old.status is distinct from new.status) execute function customs_appeal_keep_proceeding();
create trigger make_proceeding before insert on customs_appeal for each row execute function customs_appeal_make_proceeding();
create trigger tally_delete after delete on customs_appeal referencing old table as gone for each statement execute function follow_on_case_tally_changes();
create trigger tally_insert after insert on customs_appeal referencing new table as come for each statement execute function follow_on_case_tally_changes();
create trigger tally_update after update on customs_appeal referencing old table as gone new table as come for each statement execute function follow_on_case_tally_changes();

create trigger keep_change after insert or delete or update of name, name_bn, "position", active, version, created_by, created_at, changed_by, changed_at on desk for each row execute function keep_change('desks', '', '', '');
create trigger refuse_taken_name_bn after update on desk for each row when (new.name_bn_fold is not null and old.name_bn_fold is distinct from new.name_bn_fold) execute function refuse_taken_name_bn();
create trigger refuse_taken_name_bn_at_first after insert on desk for each row when (new.name_bn is not null) execute function refuse_taken_name_bn();

create trigger keep_change after insert or delete or update of on_day, memo, by_whom, note, version, created_by, created_at, changed_by, changed_at on destruction for each row execute function keep_change('destructions', '', '', '');

create trigger never_emptied before truncate on event for each statement execute function refuse_rewriting();
create trigger only_added before delete or update on event for each row execute function refuse_rewriting();

create trigger never_emptied before truncate on event_other for each statement execute function refuse_rewriting();

create trigger keep_change after insert or delete or update of name, memo, due_on, version, created_by, created_at, changed_by, changed_at on file_call for each row execute function keep_change('file-calls', '', '', '');

create trigger keep_change after insert or delete or update of file_call_id, written, case_filing_id, state, note, version, created_by, created_at, changed_by, changed_at on file_call_row for each row execute function keep_change('file-call-rows', '', '', '');

create trigger keep_change after insert or delete or update of case_filing_id, class, years, hold_reason, destruction_id, version, created_by, created_at, changed_by, changed_at on file_retention for each row execute function keep_change('file-retention', 'case_filing_id', '', '');
create trigger retention_counted after insert or delete or update on file_retention for each row execute function count_retention_of_file();

create trigger drop_namesake before update of lic_no on freight_forwarder_agent for each row when (old.namesake > 0 and folded(old.lic_no) is distinct from folded(new.lic_no)) execute function drop_namesake();
create trigger keep_change after insert or delete or update of agent_name, lic_no, contact_number, address, version, created_by, created_at, changed_by, changed_at, namesake on freight_forwarder_agent for each row execute function keep_change('freight-forwarder-agents', '', '', '');
create trigger next_namesake_deleted after delete on freight_forwarder_agent for each row when (old.namesake = 0) execute function next_namesake('lic_no_fold');
create trigger next_namesake_renamed after update of lic_no on freight_forwarder_agent for each row when (old.namesake = 0 and old.lic_no_fold is distinct from new.lic_no_fold) execute function next_namesake('lic_no_fold');

create trigger allocate after insert on guarantee for each row when (new.origin <> 'field'::text) execute function guarantee_allocate();
create trigger allocate_again after update on guarantee for each row when (old.allocations is distinct from new.allocations or old.steps is distinct from new.steps or old.expires_on is distinct from new.expires_on or old.ended is distinct from new.ended) execute function guarantee_allocate();
create trigger hold_filings before insert or update of allocations on guarantee for each row when (new.origin <> 'field'::text) execute function guarantee_hold_filings();
create trigger keep_change after insert or delete or update of kind, number, bank_id, branch, amount, issued_on, valid_until, continuing, claim_until, auto_renewal, ordered_by_id, ordered_on, ordered_percent, original_at, confirmed_on, confirmed_memo, allocations, steps, origin, version, created_by, created_at, changed_by, changed_at on guarantee for each row execute function keep_change('guarantees', 'case_filing_id', '', '');
create trigger pass_on after delete or update of bank_id, number, issued_on, kind, allocations, steps on guarantee for each row execute function guarantee_pass_on();
create trigger pass_on_insert after insert on guarantee for each row when (new.origin <> 'field'::text or new.created_at <> new.changed_at) execute function guarantee_pass_on();
create trigger position_marked_delete after delete on guarantee for each row execute function guarantee_mark_positions();
create trigger position_marked_insert after insert on guarantee for each row when (new.valid_until is not null or new.continuing or new.steps <> '[]'::jsonb) execute function guarantee_mark_positions();
create trigger position_marked_update after update on guarantee for each row when (old.issued_on is distinct from new.issued_on or old.valid_until is distinct from new.valid_until or old.continuing is distinct from new.continuing or old.steps is distinct from new.steps or old.allocations is distinct from new.allocations) execute function guarantee_mark_positions();
create trigger refuse_unapproved before insert on guarantee for each row when (new.steps <> '[]'::jsonb) execute function guarantee_refuse_unapproved();
create trigger refuse_unapproved_deletion before delete on guarantee for each row when (old.left_amount > 0::numeric) execute function guarantee_refuse_unapproved();
create trigger refuse_unapproved_edit before update of steps, allocations on guarantee for each row when (new.steps <> old.steps or new.allocations <> old.allocations) execute function guarantee_refuse_unapproved();
create trigger settle before update of allocations, steps, valid_until, continuing on guarantee for each row execute function guarantee_settle();
create trigger settle_insert before insert on guarantee for each row when (new.origin <> 'field'::text or new.steps <> '[]'::jsonb) execute function guarantee_settle();

create trigger keep_liability after insert or delete or update of left_amount, ended, liability on guarantee_allocation for each row execute function guarantee_keep_liability();
create trigger leave after delete on guarantee_allocation for each row execute function guarantee_leave();

create trigger copy_proceeding before insert on hearing for each row execute function hearing_copy_proceeding();
create trigger empty_date after delete on hearing for each row when (old.origin <> 'own'::text) execute function keep_date_of_hearing();
create trigger keep_change after insert or delete or update of proceeding_id, date, "time", court, item_no, with_id, purpose, law_officer, note, result, result_note, next_id, origin, version, created_by, created_at, changed_by, changed_at on hearing for each row execute function keep_change('hearings', 'case_filing_id', '', '');
create trigger keep_date after update on hearing for each row when (old.date <> new.date and old.origin <> 'own'::text and new.origin <> 'own'::text) execute function keep_date_of_hearing();
create trigger refill_date after insert on hearing for each row when (new.origin <> 'own'::text and current_setting('casebook.via'::text, true) = 'restore'::text) execute function keep_date_of_hearing();

create trigger count_rows_delete after delete on import_row referencing old table as gone for each statement execute function count_import_rows_delete();
create trigger count_rows_insert after insert on import_row referencing new table as made for each statement execute function count_import_rows_insert();
create trigger count_rows_update after update on import_row referencing old table as gone new table as made for each statement execute function count_import_rows_update();

create trigger only_added before delete or update or truncate on kept_picture for each statement execute function refuse_rewriting();

create trigger calendar_follows_language after update of language on last_sign_in for each row when (old.language is distinct from new.language) execute function calendar_follows_language();

create trigger keep_change after insert or delete or update of code, name, name_bn, kind, outcome, trigger, n, unit, extension_n, extension_unit, copy_excluded, rolls, side, consequence, act, section, note, valid_from, valid_to, verified_by, verified_on, version, created_by, created_at, changed_by, changed_at on limitation_rule for each row execute function keep_change('limitation-rules', '', '', '');
create trigger positions_marked after update on limitation_rule for each row when (old.n is distinct from new.n or old.unit is distinct from new.unit or old.rolls is distinct from new.rolls) execute function limitation_rule_mark_positions();
create trigger recount_limits after insert or delete on limitation_rule for each row execute function recount_after_rule();
create trigger recount_limits_of_changed after update on limitation_rule for each row when (old.code is distinct from new.code or old.n is distinct from new.n or old.unit is distinct from new.unit or old.extension_n is distinct from new.extension_n or old.extension_unit is distinct from new.extension_unit or old.copy_excluded is distinct from new.copy_excluded or old.rolls is distinct from new.rolls or old.trigger is distinct from new.trigger or old.side is distinct from new.side or old.valid_from is distinct from new.valid_from or old.valid_to is distinct from new.valid_to) execute function recount_after_rule();

create trigger keep_change after insert or delete or update of name, name_bn, "position", active, version, created_by, created_at, changed_by, changed_at on loss_reason for each row execute function keep_change('loss-reasons', '', '', '');

create trigger copy_proceeding before insert or update of proceeding_id on money_entry for each row when (new.proceeding_id is not null or new.case_kind <> 'case-fillings'::text) execute function money_entry_copy_proceeding();
create trigger hold_filing before insert on money_entry for each row when (new.origin <> 'field'::text) execute function money_entry_hold_filing();
create trigger keep_change after insert or delete or update of case_filing_id, proceeding_id, date, kind, head, amount, instrument, bank_id, memo, note, origin, version, created_by, created_at, changed_by, changed_at on money_entry for each row execute function keep_change('money-entries', 'case_filing_id', '', '');
create trigger pass_on_delete after delete on money_entry referencing old table as gone for each statement execute function money_entries_pass_on();
create trigger pass_on_insert after insert on money_entry referencing new table as come for each statement execute function money_entries_pass_on();
create trigger pass_on_update after update on money_entry referencing old table as gone new table as come for each statement execute function money_entries_pass_on();
create trigger position_marked_delete after delete on money_entry referencing old table as gone for each statement execute function money_entry_changes();
create trigger position_marked_insert after insert on money_entry referencing new table as come for each statement execute function money_entry_changes();
create trigger position_marked_update after update on money_entry referencing old table as gone new table as come for each statement execute function money_entry_changes();
create trigger refuse_unapproved before insert on money_entry for each row when (new.origin <> 'field'::text) execute function money_entry_refuse_unapproved();
create trigger refuse_unapproved_deletion before delete on money_entry for each row when (old.origin <> 'field'::text) execute function money_entry_refuse_unapproved();
create trigger refuse_unapproved_edit before update of kind, head, amount, date on money_entry for each row when (old.origin <> 'field'::text) execute function money_entry_refuse_unapproved();

create trigger guarantees_follow after update on money_position referencing new table as come for each statement execute function guarantees_follow_positions();
create trigger tally_delete after delete on money_position referencing old table as gone for each statement execute function money_tally_changes();
create trigger tally_insert after insert on money_position referencing new table as come for each statement execute function money_tally_changes();
create trigger tally_update after update on money_position referencing old table as gone new table as come for each statement execute function money_tally_changes();

create trigger keep_change after insert or delete or update of code, name, name_bn, n, cash_percent, active, act, section, note, valid_from, valid_to, verified_by, verified_on, version, created_by, created_at, changed_by, changed_at on money_rule for each row execute function keep_change('money-rules', '', '', '');
create trigger positions_marked_delete after delete on money_rule for each row when (old.code = any (array['DUE_DAYS'::text, 'APPEAL_SUSPENDS'::text])) execute function money_rule_mark_positions();
create trigger positions_marked_insert after insert on money_rule for each row when (new.code = any (array['DUE_DAYS'::text, 'APPEAL_SUSPENDS'::text])) execute function money_rule_mark_positions();
create trigger positions_marked_update after update on money_rule for each row when ((new.code = any (array['DUE_DAYS'::text, 'APPEAL_SUSPENDS'::text])) or (old.code = any (array['DUE_DAYS'::text, 'APPEAL_SUSPENDS'::text]))) execute function money_rule_mark_positions();

create trigger keep_change after insert or delete or update of from_day, to_day, state, edition, replaced_by_id, signed_by, memo, date, frozen_at, reason, hash, version, created_by, created_at, changed_by, changed_at on monthly_return for each row execute function keep_change('returns', '', '', '');

create trigger keep_change after insert or delete or update of volume_id, case_filing_id, to_place, to_desk, by_whom, taken_by, on_day, purpose, due_back, received_on, received_at, received_desk, version, created_by, created_at, changed_by, changed_at on movement for each row execute function keep_change('movements', 'case_filing_id', '', '');

create trigger keep_change after insert or delete or update of case_filing_id, text, version, created_by, created_at, changed_by, changed_at on note for each row execute function keep_change('notes', 'case_filing_id', '', '');
create trigger keep_mentions after insert or update of text on note for each row execute function keep_mentions();

create trigger keep_change after insert or delete or update of name, name_bn, version, created_by, created_at, changed_by, changed_at, needs_approval, case_page, customs_appeal_type, writ_type, admiralty_type, cpla_type, cp_type, needs_second_factor on office for each row execute function keep_change('office', '', '', '');
create trigger refuse_unapproved before update of needs_approval on office for each row when (old.needs_approval and not new.needs_approval) execute function refuse_unapproved();

create trigger copy_proceeding before insert or update of proceeding_id on paper for each row when (new.proceeding_id is not null or new.case_kind <> 'case-fillings'::text) execute function paper_copy_proceeding();
create trigger drop_entry after delete on paper for each row execute function paper_drop_entry();
create trigger keep_change after insert or delete or update of case_filing_id, proceeding_id, hearing_id, guarantee_id, kind, name, date, memo, from_whom, to_whom, description, source, file_version, sha256, bytes, type, version, created_by, created_at, changed_by, changed_at on paper for each row execute function keep_change('papers', 'case_filing_id', '', '');

create trigger find_again after delete or update of name, name_bn on paper_kind for each row execute function paper_kind_find_again();
create trigger keep_change after insert or delete or update of code, name, name_bn, "position", active, version, created_by, created_at, changed_by, changed_at on paper_kind for each row execute function keep_change('paper-kinds', '', '', '');

create trigger days_of_status before insert or update of status, decided_on on proceeding for each row execute function proceeding_days();
create trigger drop_papers before delete on proceeding for each row execute function proceeding_drop_papers();
create trigger keep_change after insert or delete or update of decided_on, court, filed_by, from_id, law_officer, version, subject, important, important_reason, parawise_sent_on, sent_to_attorney_general_on, reply_filed_on, loss_reason_id, no_appeal_reason on proceeding for each row execute function keep_change('proceedings', 'case_filing_id', '', 'sparse');
create trigger pass_on_to_hearings after update on proceeding for each row when (old.work_place_id <> new.work_place_id or old.case_filing_id <> new.case_filing_id) execute function proceeding_pass_on_to_hearings();
create trigger pass_on_to_limits after update on proceeding for each row when (old.work_place_id <> new.work_place_id or old.case_filing_id <> new.case_filing_id) execute function proceeding_pass_on_to_limits();
create trigger pass_on_to_money after update on proceeding for each row when (old.case_filing_id is distinct from new.case_filing_id or old.work_place_id is distinct from new.work_place_id or old.decided_on is distinct from new.decided_on) execute function proceeding_pass_on_to_money();
create trigger pass_on_to_papers after update on proceeding for each row when (old.case_filing_id <> new.case_filing_id) execute function proceeding_pass_on_to_papers();
create trigger position_marked_delete after delete on proceeding for each row when (old.kind <> 'case-fillings'::text) execute function mark_position();
create trigger position_marked_insert after insert on proceeding for each row when (new.kind <> 'case-fillings'::text) execute function mark_position();
create trigger position_marked_update after update on proceeding for each row when (new.kind <> 'case-fillings'::text and (old.opened_on is distinct from new.opened_on or old.decided_on is distinct from new.decided_on or old.outcome is distinct from new.outcome or old.filed_by is distinct from new.filed_by or old.case_filing_id is distinct from new.case_filing_id)) execute function mark_position();
create trigger retention_counted_delete after delete on proceeding for each row when (old.kind <> 'case-fillings'::text) execute function count_retention_of_file();
create trigger retention_counted_insert after insert on proceeding for each row when (new.kind <> 'case-fillings'::text) execute function count_retention_of_file();
create trigger retention_counted_update after update on proceeding for each row when (old.case_filing_id is distinct from new.case_filing_id or old.decided_on is distinct from new.decided_on or old.disposed_on is distinct from new.disposed_on or old.outcome is distinct from new.outcome or old.status_since is distinct from new.status_since or old.entered_on is distinct from new.entered_on) execute function count_retention_of_file();
create trigger settle_limits after update on proceeding for each row when (old.decided_on is distinct from new.decided_on or old.outcome is distinct from new.outcome or old.from_id is distinct from new.from_id or old.opened_on is distinct from new.opened_on or old.case_filing_id <> new.case_filing_id) execute function proceeding_settle_limits();
create trigger settle_limits_at_first after insert on proceeding for each row when (new.decided_on is not null or new.kind <> 'case-fillings'::text) execute function proceeding_settle_limits();
create trigger settle_limits_at_last after delete on proceeding for each row execute function proceeding_settle_limits();
create trigger touch_return after insert or delete on proceeding for each row execute function touch_return();
create trigger touch_return_update after update on proceeding for each row when (old.opened_on is distinct from new.opened_on or old.entered_on is distinct from new.entered_on or old.disposed_on is distinct from new.disposed_on or old.work_place_id is distinct from new.work_place_id) execute function touch_return();

create trigger keep_change after insert or delete or update of case_filing_id, kind, date, due_on, ended_on, memo, amount, result, version, created_by, created_at, changed_by, changed_at on recovery_step for each row execute function keep_change('recovery-steps', 'case_filing_id', '', '');
create trigger position_marked_delete after delete on recovery_step referencing old table as gone for each statement execute function mark_changed_positions();
create trigger position_marked_insert after insert on recovery_step referencing new table as come for each statement execute function mark_changed_positions();
create trigger position_marked_update after update on recovery_step referencing old table as gone new table as come for each statement execute function mark_changed_positions();

create trigger keep_change after insert or delete or update of name, name_bn, class, years, work_place_id, outcome, min_amount, note, active, version, created_by, created_at, changed_by, changed_at on retention_rule for each row execute function keep_change('retention-rules', '', '', '');
create trigger retention_recounted after insert or delete or update on retention_rule for each statement execute function recount_retention();

create trigger keep_change after insert or delete or update of name, name_bn, file_name, type, bytes, sha256, ready, version, created_by, created_at, changed_by, changed_at on return_form for each row execute function keep_change('return-forms', '', '', '');

create trigger never_emptied before truncate on seal for each statement execute function refuse_rewriting();
create trigger only_added before delete or update on seal for each row execute function refuse_rewriting();

create trigger refuse_twin after insert or update of own_key on search_entry for each row when (new.own_key <> ''::text) execute function refuse_twin();

create trigger drop_namesake before update of lic_no on shipping_agent for each row when (old.namesake > 0 and folded(old.lic_no) is distinct from folded(new.lic_no)) execute function drop_namesake();
create trigger keep_change after insert or delete or update of agent_name, lic_no, contact_number, address, version, created_by, created_at, changed_by, changed_at, namesake on shipping_agent for each row execute function keep_change('shipping-agents', '', '', '');
create trigger next_namesake_deleted after delete on shipping_agent for each row when (old.namesake = 0) execute function next_namesake('lic_no_fold');
create trigger next_namesake_renamed after update of lic_no on shipping_agent for each row when (old.namesake = 0 and old.lic_no_fold is distinct from new.lic_no_fold) execute function next_namesake('lic_no_fold');

create trigger copy_proceeding before insert on stay for each row execute function stay_copy_proceeding();
create trigger keep_change after insert or delete or update of proceeding_id, ordered_on, received_on, of, amount, until, until_day, until_months, condition, condition_amount, condition_cash_percent, condition_guarantee_percent, condition_n, condition_unit, met_on, extends_id, vacated_on, petition_on, version, created_by, created_at, changed_by, changed_at on stay for each row execute function keep_change('stays', 'case_filing_id', '', '');
create trigger position_marked_delete after delete on stay referencing old table as gone for each statement execute function mark_changed_positions();
create trigger position_marked_insert after insert on stay referencing new table as come for each statement execute function mark_changed_positions();
create trigger position_marked_update after update on stay referencing old table as gone new table as come for each statement execute function mark_changed_positions();

create trigger keep_change after insert or delete or update of case_filing_id, desk, in_day, out_day, holder, version, created_by, created_at, changed_by, changed_at on step for each row execute function keep_change('steps', 'case_filing_id', '', '');
create trigger refuse_within_another before insert or update on step for each row execute function refuse_step_within_another();

create trigger copy_proceeding before insert on time_limit for each row execute function time_limit_copy_proceeding();
create trigger keep_change after insert or delete or update of proceeding_id, rule_id, code, name, is_started, side, order_date, trigger_date, copy_applied, copy_ready, by_count, may_file, aim_for, extended, steps, override_date, override_reason, ended, done_on, done_by_id, done_memo, reason, responsible_id, version, created_by, created_at, changed_by, changed_at, ended_by_hand on time_limit for each row execute function keep_change('limits', 'case_filing_id', 'joined', '');
create trigger position_marked_delete after delete on time_limit for each row when (old.side <> 'GOVERNMENT'::text) execute function mark_position();
create trigger position_marked_insert after insert on time_limit for each row when (new.side <> 'GOVERNMENT'::text) execute function mark_position();
create trigger position_marked_update after update on time_limit for each row when (old.side is distinct from new.side or old.rule_id is distinct from new.rule_id or old.order_date is distinct from new.order_date or old.last_day is distinct from new.last_day or old.ended is distinct from new.ended or old.done_on is distinct from new.done_on or old.case_filing_id is distinct from new.case_filing_id) execute function mark_position();

create trigger copy_filing before insert or update of case_filing_id on tribunal_case for each row execute function follow_on_case_copy_filing();
create trigger drop_proceeding after delete on tribunal_case for each row execute function drop_proceeding();
create trigger keep_change after insert or delete or update of case_filing_id, tribunal_case_no, date_of_case, document_of_law_branch, dispatch_of_reply_no, dispatch_of_reply_date, date_of_hearing01, date_of_hearing02, implementation_of_interim_order, interim_order_of_tribunal1, interim_order_of_tribunal2, interim_order_of_tribunal3, interim_order_of_tribunal4, tribunal_order_no, tribunal_order_date, tribunal_judgement, summ_of_judgement_order, tribunal_case_comment, status, version, created_by, created_at, changed_by, changed_at, proceeding_id on tribunal_case for each row execute function keep_change('tribunal-cases', 'case_filing_id', '', '');
create trigger keep_hearings after update on tribunal_case for each row when (old.date_of_hearing01 is distinct from new.date_of_hearing01 or old.date_of_hearing02 is distinct from new.date_of_hearing02) execute function keep_hearings_of_dates('date_of_hearing01', 'date_of_hearing02');
create trigger keep_hearings_at_first after insert on tribunal_case for each row when ((new.date_of_hearing01 is not null or new.date_of_hearing02 is not null) and current_setting('casebook.via'::text, true) is distinct from 'restore'::text) execute function keep_hearings_of_dates('date_of_hearing01', 'date_of_hearing02');
create trigger keep_proceeding after update on tribunal_case for each row when (old.case_filing_id is distinct from new.case_filing_id or old.work_place_id is distinct from new.work_place_id or old.tribunal_case_no is distinct from new.tribunal_case_no or old.date_of_case is distinct from new.date_of_case or old.tribunal_order_date is distinct from new.tribunal_order_date or old.tribunal_judgement is distinct from new.tribunal_judgement or old.status is distinct from new.status) execute function tribunal_case_keep_proceeding();
create trigger make_proceeding before insert on tribunal_case for each row execute function tribunal_case_make_proceeding();
create trigger tally_delete after delete on tribunal_case referencing old table as gone for each statement execute function follow_on_case_tally_changes();
create trigger tally_insert after insert on tribunal_case referencing new table as come for each statement execute function follow_on_case_tally_changes();
create trigger tally_update after update on tribunal_case referencing old table as gone new table as come for each statement execute function follow_on_case_tally_changes();

create trigger keep_links_delete after delete on user_role referencing old table as changed_rows for each statement execute function keep_links('role_id', 'roles');
create trigger keep_links_insert after insert on user_role referencing new table as changed_rows for each statement execute function keep_links('role_id', 'roles');

create trigger keep_links_delete after delete on user_work_place referencing old table as changed_rows for each statement execute function keep_links('work_place_id', 'work_places');
create trigger keep_links_insert after insert on user_work_place referencing new table as changed_rows for each statement execute function keep_links('work_place_id', 'work_places');

create trigger keep_change after insert or delete or update of case_filing_id, no, place, desk, note, version, created_by, created_at, changed_by, changed_at on volume for each row execute function keep_change('volumes', 'case_filing_id', '', '');

create trigger drop_namesake before update of name on work_place for each row when (old.namesake > 0 and folded(old.name) is distinct from folded(new.name)) execute function drop_namesake();
create trigger keep_change after insert or delete or update of name, version, created_by, created_at, changed_by, changed_at, namesake, name_bn, "position", active on work_place for each row execute function keep_change('sections', '', '', '');
create trigger next_namesake_deleted after delete on work_place for each row when (old.namesake = 0) execute function next_namesake('name_fold');
create trigger next_namesake_renamed after update of name on work_place for each row when (old.namesake = 0 and old.name_fold is distinct from new.name_fold) execute function next_namesake('name_fold');
create trigger pass_name_on after update on work_place for each row when (old.name_fold is distinct from new.name_fold) execute function work_place_pass_name_on();
create trigger refuse_taken_name_bn after update on work_place for each row when (new.name_bn_fold is not null and old.name_bn_fold is distinct from new.name_bn_fold) execute function refuse_taken_name_bn();
create trigger refuse_taken_name_bn_at_first after insert on work_place for each row when (new.name_bn is not null) execute function refuse_taken_name_bn();

create trigger copy_filing before insert or update of case_filing_id on writ_case for each row execute function follow_on_case_copy_filing();
create trigger drop_proceeding after delete on writ_case for each row execute function drop_proceeding();
create trigger keep_change after insert or delete or update of case_filing_id, high_court_case_no, date_of_case, document_of_law_branch, dispatch_of_reply_no, dispatch_of_reply_date, date_of_hearing01, date_of_hearing02, implementation_of_interim_order, interim_order_of_tribunal1, interim_order_of_tribunal2, interim_order_of_tribunal3, interim_order_of_tribunal4, custom_order_no, custom_order_date, custom_judgement, summ_of_judgement_order, custom_case_comment, status, version, created_by, created_at, changed_by, changed_at, proceeding_id on writ_case for each row execute function keep_change('high-court-rits', 'case_filing_id', '', '');
create trigger keep_hearings after update on writ_case for each row when (old.date_of_hearing01 is distinct from new.date_of_hearing01 or old.date_of_hearing02 is distinct from new.date_of_hearing02) execute function keep_hearings_of_dates('date_of_hearing01', 'date_of_hearing02');
create trigger keep_hearings_at_first after insert on writ_case for each row when ((new.date_of_hearing01 is not null or new.date_of_hearing02 is not null) and current_setting('casebook.via'::text, true) is distinct from 'restore'::text) execute function keep_hearings_of_dates('date_of_hearing01', 'date_of_hearing02');
create trigger keep_proceeding after update on writ_case for each row when (old.case_filing_id is distinct from new.case_filing_id or old.work_place_id is distinct from new.work_place_id or old.high_court_case_no is distinct from new.high_court_case_no or old.date_of_case is distinct from new.date_of_case or old.custom_order_date is distinct from new.custom_order_date or old.custom_judgement is distinct from new.custom_judgement or old.status is distinct from new.status) execute function writ_case_keep_proceeding();
create trigger make_proceeding before insert on writ_case for each row execute function writ_case_make_proceeding();
create trigger tally_delete after delete on writ_case referencing old table as gone for each statement execute function follow_on_case_tally_changes();
create trigger tally_insert after insert on writ_case referencing new table as come for each statement execute function follow_on_case_tally_changes();
create trigger tally_update after update on writ_case referencing old table as gone new table as come for each statement execute function follow_on_case_tally_changes();
