import { sql, type Kysely } from 'kysely';

/**
 * The names of a place had only the keys of its present name, so that a search with a misspelt `Chittagong` found
 * nothing. Now every name has the keys of all the place's names, as `keysOf` (domain/searchKey/alike.ts) makes them
 * as of this migration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { words, sounds, near } of PLACES) {
    await sql`
      update search_word set sounds = string_to_array(${sounds}, ' '), near = string_to_array(${near}, ' ')
      where word = any(string_to_array(${words}, ' '))
    `.execute(db);
  }
}

const PLACES = [
  {
    words: 'chattogram chittagong ctg',
    sounds: 'stgrm stgn stgng',
    near: 'chatogram hatogram catogram chtogram chaogram chatgram chatoram chatogam chatogrm chatogra chitagong hitagong citagong chtagong chiagong chitgong chitaong chitagng chitagog chitagon',
  },
  {
    words: 'চট্টগ্রাম চিটাগাং চিটাগং',
    sounds: 'stgrm stgn',
    near: 'চটগরাম টগরাম চগরাম চটরাম চটগাম চটগরম চটগরা চিটাগাং িটাগাং চটাগাং চিাগাং চিটগাং চিটাাং চিটাগং চিটাগা িটাগং চটাগং চিাগং চিটগং চিটাং চিটাগ',
  },
  { words: 'dhaka dacca', sounds: 'dk', near: 'dhaka haka daka dhka dhaa dhak daca aca dca daa dac' },
  {
    words: 'cumilla comilla',
    sounds: 'kml',
    near: 'cumila umila cmila cuila cumla cumia cumil comila omila coila comla comia comil',
  },
  {
    words: 'jashore jessore',
    sounds: 'jsr',
    near: 'jashore ashore jshore jahore jasore jashre jashoe jashor jesore esore jsore jeore jesre jesoe jesor',
  },
  {
    words: 'bogura bogra',
    sounds: 'bgr',
    near: 'bogura ogura bgura boura bogra bogua bogur ogra bgra bora boga bogr',
  },
  {
    words: 'barishal barisal',
    sounds: 'brsl',
    near: 'barishal arishal brishal baishal barshal barihal barisal barishl barisha arisal brisal baisal barsal barial barisl barisa',
  },
  {
    words: 'silet sylhet',
    sounds: 'slt',
    near: 'silet ilet slet siet silt sile sylhet ylhet slhet syhet sylet sylht sylhe',
  },
  {
    words: 'kolkata calcutta',
    sounds: 'klkt',
    near: 'kolkata olkata klkata kokata kolata kolkta kolkaa kolkat calcuta alcuta clcuta cacuta caluta calcta calcua calcut',
  },
];
