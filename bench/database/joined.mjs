import { columnName } from './facts.mjs';

const FROM = `
  from case_filing f
    join work_place w on w.id = f.work_place_id
    left join company c on c.id = f.company_id
    left join cnf_agent a on a.id = f.cnf_agent_id
    left join bank b on b.id = f.bank_id`;

/**
 * The baseline: reading a page's records with one plain joined SELECT of the same columns and tables, rows as `pg`
 * returns them.
 */
const FILINGS = `
  select f.id, f.nothi_number, f.work_place_id, f.section_name, f.taxacation_nothi_no, f.company_id,
    f.cnf_agent_id, f.ain_number, f.boe, f.boe_date, f.hs_code, f.product_name, f.ship_name,
    f.ship_registration_no, f.irregularity_reason, f.show_cause_notice, f.show_cause_notice_no_date,
    f.date_of_hearing, f.date_of_judgement, f.revenue, f.amortization_penalty, f.monetary_penalty,
    f.payable_revenue, f.revenue_collected, f.bank_id, f.bank_gurantee_no, f.bank_guarantee_date,
    f.bank_guarantee_amount, f.bank_guarantee_encashment, f.bank_account_freeze,
    f.date_of_provisional_taxation, f.date_of_final_taxation, f.status, f.remarks, f.version,
    w.name as work_place_name, c.company_name, c.vat_reg_no, c.address_line1, c.address_line2,
    a.cnf_agent_name, a.lic_no, a.contact_number, a.address, b.bank_name ${FROM}`;

/** The columns that the list shows, with their parents' properties. */
const LISTED = `
  select f.id, f.nothi_number, f.work_place_id, f.company_id, f.cnf_agent_id, f.ain_number, f.hs_code,
    f.product_name, f.revenue, f.date_of_provisional_taxation, f.date_of_final_taxation, f.bank_id,
    f.bank_guarantee_amount, f.bank_guarantee_date, f.status, f.version,
    w.name as work_place_name, w.name_bn, c.company_name, c.vat_reg_no, c.address_line1, c.address_line2,
    a.cnf_agent_name, a.lic_no, a.contact_number, a.address, b.bank_name, b.name_bn as bank_name_bn ${FROM}`;

const selectCases = ({ table, fields }) => `
  select c.id, c.case_filing_id, ${Object.keys(fields)
    .map((field) => `c.${columnName(field)}`)
    .join(', ')}, c.version,
    f.nothi_number, f.revenue, f.boe_date, w.id as work_place_id, w.name as work_place_name
  from ${table} c
    join case_filing f on f.id = c.case_filing_id
    join work_place w on w.id = f.work_place_id`;

/** A filing as a form sends it; `number` makes its file number unique. */
export const newFiling = (number) => ({
  nothiNumber: `BENCH-${number}`,
  workPlace: { id: 1 + (number % 12) },
  company: { id: 1 + (number % 5_000) },
  cnfAgent: { id: 1 + (number % 2_000) },
  bank: { id: 1 + (number % 10) },
  ainNumber: '301000017',
  boe: 'C-40021',
  boeDate: '2025-03-04',
  hsCode: '5407.10.00',
  productName: 'Polyester fabric',
  irregularityReason: 'Physical examination found 1200 kg more than was declared in the bill of entry.',
  revenue: 1_250_000.5,
  monetaryPenalty: 50_000,
  bankGuaranteeDate: '2025-03-20',
  bankGuaranteeAmount: 600_000,
  dateOfProvisionalTaxation: '2025-03-10',
  status: 'OPEN',
});

export function baselines(pool) {
  const joined = (select, rest, values) => pool.query(`${select} ${rest}`, values);
  return {
    filings: (rest, values) => joined(FILINGS, rest, values),
    listed: (rest) => joined(LISTED, rest),
    casesOf(type) {
      const select = selectCases(type);
      return (rest, values) => joined(select, rest, values);
    },
    /**
     * A plain insert. The table's triggers copy the parents' names and update the tally, as they do for Casebook's
     * insert.
     */
    insertFiling(number) {
      const filing = newFiling(number);
      const { workPlace, company, cnfAgent, bank, ...own } = filing;
      const values = {
        ...own,
        workPlaceId: workPlace.id,
        companyId: company.id,
        cnfAgentId: cnfAgent.id,
        bankId: bank.id,
        createdBy: 1,
        changedBy: 1,
      };
      const names = Object.keys(values).map(columnName);
      const places = names.map((_, place) => `$${place + 1}`);
      return pool.query(
        `insert into case_filing (${names.join(', ')}) values (${places.join(', ')}) returning id`,
        Object.values(values),
      );
    },
  };
}
