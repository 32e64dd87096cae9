/**
 * SQL for the register's rows, identical every time: one process creates them in order after `setseed`. The
 * distributions are those of a custom house: few large importers, many empty guarantees, numbers that restart each
 * year.
 */
export const YEARS = { first: 2006, count: 20 };

const pick = (texts) => `(array[${texts.map((text) => `'${text}'`).join(', ')}])`;
export const oneOf = (texts) => `${pick(texts)}[1 + floor(random() * ${texts.length})]`;
export const bengaliDigits = (text) => `translate(${text}, '0123456789', '০১২৩৪৫৬৭৮৯')`;
/** SQL that gives null in `percent` of a hundred rows and the value in the others. */
export const orNone = (percent, value) => `case when random() * 100 >= ${percent} then ${value} end`;

export const companies = (count) => `
  insert into company (company_name, vat_reg_no, address_line1, address_line2, district, tin, phone1)
  select format('%s %s %s %s', ${oneOf(['Meghna', 'Padma', 'Jamuna', 'Karnaphuli', 'Surma', 'মেঘনা', 'Titas'])},
      ${oneOf(['Textile', 'Steel', 'Plastic', 'Agro', 'Ceramic', 'Motors', 'Chemical'])},
      ${oneOf(['Mills', 'Traders', 'Industries', 'Enterprise'])}, i),
    lpad(floor(random() * 1e9)::text, 9, '0') || '-0' || floor(random() * 10),
    floor(random() * 400) || ' Agrabad C/A', ${orNone(40, `'Chattogram'`)}, 'Chattogram',
    lpad((i * 739391199733 % 1000000000000)::text, 12, '0'), '0181' || lpad((i * 7368787 % 10000000)::text, 7, '0')
  from generate_series(1, ${count}::bigint) i order by i`;

export const cnfAgents = (count) => `
  insert into cnf_agent (cnf_agent_name, lic_no, contact_number, address)
  select format('%s %s Agency %s', ${oneOf(['Karim', 'Rahman', 'Chowdhury', 'Bhuiyan', 'Sikder'])},
      ${oneOf(['Brothers', 'and Sons', 'Shipping', 'Clearing'])}, i),
    '301' || lpad(i::text, 6, '0'), '0171' || lpad(floor(random() * 1e7)::text, 7, '0'), 'Strand Road'
  from generate_series(1, ${count}) i order by i`;

/** SQL for users who never sign in, so that the search has some to find. */
export const users = (count) => `
  insert into app_user (user_name, full_name)
  select 'officer' || i, format('%s %s', ${oneOf(['Nasrin', 'Shahadat', 'Rezaul', 'Farzana', 'Anisur', 'Tahmina', 'Mizanur'])},
      ${oneOf(['Chowdhury', 'Hossain', 'Karim', 'Akter', 'Rahman', 'Barua', 'Sikder'])}) || ' ' || i
  from generate_series(1, ${count}) i order by i`;

// serial numbers restart each year, so that four given digits occur in few file numbers
const fileNumber = `case i % 10
  when 0 then ${bengaliDigits(`format('শাখা-%s/%s(%s)/শুল্ক/%s', section, serial, i % 48, year)`)}
  when 1 then format('CHC/%s/%s/%s', section, serial, year)
  when 2 then format('F. No. %s-%s/Cus/%s', section, serial, year)
  when 3 then ${bengaliDigits(`format('08.01.2000.0%s.27.%s.%s', section + 30, lpad(serial::text, 5, '0'), right(year::text, 2))`)}
  when 4 then format('08.01.2000.0%s.12.%s.%s', section + 30, lpad(serial::text, 5, '0'), right(year::text, 2))
  when 5 then format('08.01.2000.0%s.99.%s.%s', section + 30, lpad(serial::text, 5, '0'), right(year::text, 2))
  else format('S%s-%s/%s/%s', section, serial, ${pick(['AP', 'DM', 'CS', 'Misc'])}[1 + i % 4], year) end`;

const REASON = `format(case when i % 5 < 2
    then 'ঘোষিত পণ্য অপেক্ষা %s কেজি বেশি পাওয়া গিয়াছে; বিল অব এন্ট্রি সি-%s অনুযায়ী শুল্ক-কর ফাঁকি উদ্ঘাটিত হয়।'
    else 'Physical examination found %s kg more than was declared in the bill of entry C-%s; duties and taxes on the excess were not paid, which is an offence under the Customs Act.'
  end, floor(random() * 90000), floor(random() * 1900000))`;

/**
 * SQL for `count` filings by the user, which refer to the rows above. Also fills copied columns, since triggers may
 * be off.
 */
export const filings = (count, userId) => `
  insert into case_filing (nothi_number, work_place_id, work_place_name_fold, section_name, company_id,
    company_name_fold, cnf_agent_id, cnf_agent_name_fold, ain_number, boe, boe_date, hs_code, product_name,
    ship_name, irregularity_reason, show_cause_notice, date_of_hearing, date_of_judgement, revenue,
    amortization_penalty, monetary_penalty, revenue_collected, bank_id, bank_guarantee_date,
    bank_guarantee_amount, date_of_provisional_taxation, date_of_final_taxation, status, remarks,
    created_by, changed_by, taxacation_nothi_no, bank_gurantee_no, ship_registration_no)
  select ${fileNumber}, section, w.name_fold, section_name, made.company_id, c.company_name_fold,
    made.cnf_agent_id, a.cnf_agent_name_fold, a.lic_no, 'C-' || floor(random() * 1999999), day - 40, hs_code,
    product, ship, reason, notice, day, judged, amount, round((amount * 0.1)::numeric, 2), 0,
    case when judged is not null and i % 3 = 0 then amount else 0 end,
    case when guaranteed is not null then 1 + i % 10 end, guaranteed,
    case when guaranteed is not null then round(amount / 2) else 0 end,
    provisional, case when i % 2 = 0 then provisional + 120 end, status, remark, ${userId}, ${userId},
    format('A-%s/%s', serial, year), case when guaranteed is not null then format('BG/%s/%s', i * 13 % 999983, year) end,
    format('%s/%s', year, 1 + i * 31 % 40000)
  from (
    select i, section, year, serial, day, amount::numeric(18, 2) as amount, status,
      ${orNone(15, oneOf(['Customs Valuation', 'CIID', 'F-Division', 'other']))} as section_name,
      ${orNone(2, '1 + floor(5000 * random() ^ 2)')} as company_id,
      ${orNone(7, '1 + floor(2000 * random() ^ 2)')} as cnf_agent_id,
      ${orNone(5, `format('%s.%s.00', 1000 + floor(random() * 800), 10 + floor(random() * 90))`)} as hs_code,
      ${orNone(4, `format('%s %s', ${oneOf(['Polyester fabric', 'HR coil', 'Ceramic tiles', 'Used car', 'সয়াবিন তেল', 'Rice'])}, floor(random() * 60))`)} as product,
      ${orNone(6, `'MV ' || ${oneOf(['Banglar Doot', 'Ever Able', 'Kota Jaya', 'X-Press Feeder'])}`)} as ship,
      ${REASON} as reason, ${orNone(20, `format('SCN/%s/%s', serial, year)`)} as notice,
      ${orNone(20, 'day + 90 + floor(random() * 300)::int')} as judged,
      ${orNone(70, 'day - 10')} as guaranteed, ${orNone(65, 'day - 30')} as provisional,
      ${orNone(50, `'Hearing adjourned at the request of the importer.'`)} as remark
    from (
      select i, 1 + floor(12 * random() ^ 1.3)::int as section, ${YEARS.first} + age as year,
        i - ceil(age * ${count / YEARS.count}::numeric)::int as serial,
        make_date(${YEARS.first} + age, 1, 1) + floor(random() * 360)::int as day,
        case when random() < 0.05 then 0 else round((850000 * exp(random_normal(0, 1.5)))::numeric, 2) end as amount,
        ${pick(['OPEN', 'CLOSED', 'CLOSED', 'CLOSED', 'SUBJUDICE', 'ONREMAND'])}[1 + floor(random() * 6)] as status
      from (
        select i, floor((i - 1) * ${YEARS.count}::numeric / ${count})::int as age
        from generate_series(1, ${count}) i
      ) numbered
    ) dated
  ) made
  join work_place w on w.id = section
  left join company c on c.id = made.company_id
  left join cnf_agent a on a.id = made.cnf_agent_id
  order by i`;
