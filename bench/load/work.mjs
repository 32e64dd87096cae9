/** The actions of staff and their frequencies: lists and searches, details, edits, creates. */
export function createWork({ filings, workPlaces }) {
  const one = (list) => list[Math.floor(Math.random() * list.length)];
  const digits = () => String(100 + Math.floor(Math.random() * 900));
  let created = 0;

  const lists = [
    () => ['GET', `/api/case/case-fillings-page?page=${Math.floor(Math.random() * 5)}&size=20`],
    () => ['GET', `/api/case/case-fillings-page?size=20&searchKey=${digits()}`],
    () => ['GET', `/api/case/case-fillings-page?size=20&workPlaceId=${one(workPlaces).id}`],
    () => ['GET', '/api/case/case-fillings-page?size=20&sortBy=revenue&ascOrDesc=desc'],
    () => ['GET', `/api/case/tribunal-cases-page?size=20&nothiNumber=${digits()}`],
    () => ['GET', `/api/case/search-company-page?size=20&companyName=${digits()}`],
    () => ['GET', '/api/attendance_server/unseenNotifications'],
  ];
  const kinds = {
    list: () => one(lists)(),
    detail: () => ['GET', `/api/casebook/case-fillings/${one(filings).id}`],
    edit() {
      const filing = one(filings);
      const changed = { ...filing, version: null, remarks: `Seen, ${digits()}` }; // no version, so there are no conflicts
      return ['PUT', `/api/case/case-fillings/${filing.id}`, changed];
    },
    create() {
      created += 1;
      const nothiNumber = `LOAD/${process.pid}/${created}`;
      return ['POST', '/api/case/case-fillings', { nothiNumber, workPlace: one(workPlaces) }];
    },
  };

  return () => {
    const part = Math.random();
    const kind = part < 0.7 ? 'list' : part < 0.85 ? 'detail' : part < 0.95 ? 'edit' : 'create';
    return { kind, asked: kinds[kind]() };
  };
}
