import type { Role } from '../../domain/roles';

/** Accounts besides those in README.md: [user name, full name, roles, sections]. */
type Colleague = [userName: string, fullName: string, roles: Role[], workPlaces: string[]];

const serving: Colleague[] = [
  ['farhana.yasmin', 'ফারহানা ইয়াসমিন', ['ROLE_CUSTOMS'], ['Section 1', 'Section 2']],
  ['anwar.hossain', 'Md. Anwar Hossain', ['ROLE_CUSTOMS'], ['Section 3']],
  ['shirin.akter', 'শিরিন আক্তার', ['ROLE_CUSTOMS'], ['Section 5(A)', 'Section 5(B)']],
  ['jahangir.alam', 'Jahangir Alam', ['ROLE_CUSTOMS', 'ROLE_SUPPORT'], ['Jetty', 'Offdock']],
  ['mithun.chakma', 'মিঠুন চাকমা', ['ROLE_CUSTOMS'], ['Bond']],
  ['tahmina.sultana', 'Tahmina Sultana', ['ROLE_CUSTOMS'], ['Post Clearance Audit (PCA)']],
  ['golam.mostafa', 'গোলাম মোস্তফা', ['ROLE_CUSTOMS'], ['Section 6(A)']],
  ['sanjida.haque', 'Sanjida Haque', ['ROLE_CUSTOMS', 'ROLE_MIS'], ['AIR']],
  ['abdul.gafur', 'আব্দুল গফুর', ['ROLE_CUSTOMS'], ['CEPZ']],
  ['liton.barua', 'Liton Barua', ['ROLE_CUSTOMS'], ['Section 4', 'Section 6(B)']],
  [
    'kamrun.nahar',
    'কামরুন নাহার',
    ['ROLE_DIVISION_MANAGER', 'ROLE_CUSTOMS'],
    ['Section 1', 'Section 3', 'AIR'],
  ],
  ['shahidul.islam', 'Shahidul Islam', ['ROLE_DIVISION_MANAGER'], ['Section 2', 'Section 4']],
  ['nurul.absar', 'নুরুল আবছার', ['ROLE_MANAGER'], ['Jetty']],
  ['rezaul.karim', 'Rezaul Karim', ['ROLE_MANAGER', 'ROLE_SUPPORT'], ['Bond', 'CEPZ']],
  ['selina.parvin', 'সেলিনা পারভীন', ['ROLE_NATIONAL_MANAGER'], []],
  ['ashraful.haq', 'Ashraful Haq', ['ROLE_TERRITORY_MANAGER'], ['Offdock']],
  ['dilruba.khanam', 'দিলরুবা খানম', ['ROLE_WIN_MANAGER'], ['Section 5(A)']],
  ['tanvir.ahmed', 'Tanvir Ahmed', ['ROLE_MIS'], []],
  ['bikash.dey', 'বিকাশ দে', ['ROLE_MIS', 'ROLE_SUPPORT'], []],
  ['nazmul.huda', 'Nazmul Huda', ['ROLE_DEPOT_MANAGER'], ['Offdock', 'Jetty']],
  ['rashida.begum', 'রাশিদা বেগম', ['ROLE_SIND'], ['Post Clearance Audit (PCA)']],
  ['omar.faruk', 'Omar Faruk', ['ROLE_SUPPORT'], []],
];

/** Former staff; their accounts are disabled. */
const former: Colleague[] = [
  ['habibur.rahman', 'হাবিবুর রহমান', ['ROLE_CUSTOMS'], ['Section 2']],
  ['ruma.das', 'Ruma Das', ['ROLE_CUSTOMS'], ['Section 6(A)']],
  ['mokhlesur.rahman', 'মোখলেসুর রহমান', ['ROLE_ADMIN'], ['AIR']],
  ['iqbal.chowdhury', 'Iqbal Chowdhury', ['ROLE_MANAGER'], ['Bond']],
];

const FIRST_PHONE = 1_199_000_101;

/** None has a password: whoever takes over such an account signs in by code and then sets one. */
export const colleagues = [...serving, ...former].map((colleague, position) => {
  const [userName, fullName, roles, workPlaces] = colleague;
  return {
    userName,
    fullName,
    email: `${userName}@casebook.example`,
    phone: `0${FIRST_PHONE + position}`,
    roles,
    workPlaces,
    isEnabled: serving.includes(colleague),
  };
});
