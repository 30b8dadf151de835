import { keysOf } from '@standby/contracts';
import {
  columnName,
  type ColumnNames,
  findHeader,
  type Mapping,
  mappingByNames,
  type SheetRow,
} from '@standby/table-import';
import { personLabels, type PersonForm } from './person-form';

/** Fields of a person that a file can have; the account is chosen in the form. */
export type ImportField = Exclude<keyof PersonForm, 'memberId'>;

export const importFields = keysOf(personLabels).filter(
  (field): field is ImportField => field !== 'memberId',
);

/** Fields that a column can contain: the fields of a person, and a name in two parts. */
type ColumnField = ImportField | 'firstName' | 'lastName';

/** Column of each field, counted from 0; null for a field without one. */
export type Columns = Mapping<ColumnField>;

export const columnLabels: Readonly<Record<ColumnField, string>> = {
  name: personLabels.name,
  firstName: 'First name',
  lastName: 'Last name',
  pronouns: personLabels.pronouns,
  position: personLabels.position,
  department: personLabels.department,
  covers: personLabels.covers,
  email: personLabels.email,
  otherEmails: personLabels.otherEmails,
  phone: personLabels.phone,
  otherPhones: personLabels.otherPhones,
  languages: personLabels.languages,
  notes: personLabels.notes,
  emergencyName: personLabels.emergencyName,
  emergencyPhone: personLabels.emergencyPhone,
};

export const columnFields = keysOf(columnLabels);

/** Names of the columns in files. German, French, Spanish, Italian and Dutch stand last. */
const NAMES: ColumnNames<ColumnField> = {
  name: /^(?:name|(?:full|legal|stage|display) name|person|who|actor|performer|artist|company member|person name|nom complet|nombre completo|nome completo)$/u,
  firstName:
    /^(?:first|first ?names?|given names?|forenames?|preferred name|vorname|prenom|nombre|nome|voornaam)$/u,
  lastName:
    /^(?:last|last ?names?|surnames?|family names?|nachname|familienname|nom|nom de famille|apellidos?|cognome|achternaam)$/u,
  pronouns: /^pronouns?$/u,
  position:
    /^(?:roles?|positions?|characters?|part|job|(?:job|organization) title|title|role ?(?:\/|or) ?position|rolle|funktion|fonction|papel|puesto|ruolo|functie|rol)$/u,
  department:
    /^(?:department|dept\.?|team|group|section|abteilung|gewerk|departement|service|departamento|reparto|afdeling)$/u,
  covers: /^(?:covers?|understudy|understudies|understudies for)$/u,
  email:
    /^(?:e-?mails?|mail|(?:work |personal )?e-?mail address|e-?mail 1(?: - value)?|courriel|adresse mail|correo(?: electronico)?|posta elettronica)$/u,
  otherEmails:
    /^(?:(?:other|further|second|alternative|home|private) (?:e-?mails?|mails?)(?: address(?:es)?)?|(?:e-?mail|mail)(?: address)? ?2|e-?mail 2 - value)$/u,
  phone:
    /^(?:phone|mobile|cell|tel\.?|telephone|cell ?phone|(?:phone|cell|contact|tel\.?|telephone) (?:number|no\.?)|mobile (?:number|no\.?|phone)|phone 1(?: - value)?|telefon|handy|mobil|portable|telefono|movil|cellulare|telefoon|mobiel)$/u,
  otherPhones:
    /^(?:(?:other|further|second|alternative|home|work|landline) (?:phones?|mobiles?|numbers?|tel\.?|telephones?)(?: numbers?)?|(?:phone|mobile|cell|tel\.?|telephone|telefon|mobil)(?: number| no\.?)? ?2|phone 2(?: - value)?|landline)$/u,
  languages: /^(?:languages?|speaks)$/u,
  notes:
    /^(?:notes?|remarks?|comments?|notizen?|bemerkung(?:en)?|anmerkung(?:en)?|remarques?|notas?|opmerking(?:en)?)$/u,
  emergencyName:
    /^(?:emergency|emergency (?:name|contact|contact name)|next of kin|next of kin name|ice)$/u,
  emergencyPhone:
    /^(?:emergency (?:phone|number|tel\.?|mobile|contact (?:phone|number))|next of kin (?:phone|number)|ice phone)$/u,
};

/** Whether a cell is content, not a name of a column. */
const isContent = (cell: string): boolean => /@|\d{3}/u.test(cell);

/** Finds the row that names the columns, which may stand below a title. */
export const findPeopleHeader = (rows: readonly SheetRow[]): SheetRow | null =>
  findHeader(rows, NAMES, isContent);

/** Returns the place of a second column with the names of a field, such as a mobile beside a phone. */
function secondOf(header: readonly string[], field: ColumnField): number | null {
  const places = header.flatMap((cell, place) =>
    NAMES[field].test(columnName(cell)) ? [place] : [],
  );
  return places[1] ?? null;
}

/** Finds the columns by their names. */
export function columnsOf(header: readonly string[]): Columns {
  const columns = mappingByNames(header, NAMES);
  return {
    ...columns,
    otherEmails: columns.otherEmails ?? secondOf(header, 'email'),
    otherPhones: columns.otherPhones ?? secondOf(header, 'phone'),
  };
}

/** Whether the columns contain a name. */
export const hasName = ({ name, firstName, lastName }: Columns): boolean =>
  name !== null || firstName !== null || lastName !== null;
