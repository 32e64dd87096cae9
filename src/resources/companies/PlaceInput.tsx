import { placeKinds, type PlaceKind } from '@casebook/bangladesh-places/place';
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLanguage } from '../../i18n/useLanguage';
import { asIs, InputField } from '../../inputs/InputField';
import {
  changesByChoosing,
  placeCalled,
  placesFound,
  placesWithin,
  withKeys,
  type Address,
  type Place,
} from './address';

/** The most places that are offered; for others, more must be typed. */
const OFFERED_AT_ONCE = 50;

/**
 * A division, district or thana: any text, or a choice that fits the rest of the address. The form and the
 * wire hold the English name; the Bengali UI shows and finds the Bengali one.
 */
export function PlaceInput({ source }: { source: PlaceKind }) {
  const translate = useTranslate();
  const language = useLanguage();
  const places = usePlaces();
  const { setValue, watch } = useFormContext<Address>();
  const input = useInput({ source, format: asIs, parse: asIs });
  const { field } = input;
  const [typed, setTyped] = useState<string | null>(null);

  const [division, district, thana] = watch([...placeKinds]);
  const address: Address = { division: division ?? null, district: district ?? null, thana: thana ?? null };
  const offered = placesWithin(places, source, address);
  const name = (place: Place) => (language === 'bn' ? place.bengali : place.name);
  const current = placeCalled(places, source, field.value, address);
  const shown = current ? name(current) : (field.value ?? '');

  const choose = (place: Place) => {
    for (const [kind, value] of Object.entries(changesByChoosing(places, place, address))) {
      setValue(kind as PlaceKind, value, { shouldDirty: true });
    }
  };
  /** A fully typed name counts as chosen. */
  const settle = (text: string | null) => {
    setTyped(null);
    const place = placeCalled(places, source, text, address);
    if (place) choose(place);
    else field.onChange(text?.trim() || null);
  };

  const renderInput = (params: AutocompleteRenderInputParams) => (
    <InputField {...params} {...SEARCH} source={source} input={input} />
  );
  return (
    <Autocomplete<Place, false, false, true>
      id={input.id}
      freeSolo
      forcePopupIcon
      autoSelect
      value={typed === null ? current : null}
      inputValue={typed ?? shown}
      options={offered}
      filterOptions={(_all, { inputValue }) =>
        placesFound(offered, typed === null ? '' : inputValue).slice(0, OFFERED_AT_ONCE)
      }
      getOptionKey={(place) => (typeof place === 'string' ? place : `${place.district}/${place.name}`)}
      getOptionLabel={(place) => (typeof place === 'string' ? place : name(place))}
      isOptionEqualToValue={(option, value) => option === value}
      onChange={(_event, picked) => {
        // a field that Tab only passes gives the text that it shows
        if (typeof picked === 'string' && typed === null) return;
        if (typeof picked === 'string' || picked === null) return settle(picked);
        setTyped(null);
        choose(picked);
      }}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'input') return;
        setTyped(text);
        field.onChange(text || null);
      }}
      onBlur={field.onBlur}
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      renderInput={renderInput}
      renderOption={({ key, ...option }, place) => (
        <li key={key} {...option}>
          {name(place)}
          <Around place={place} address={address} places={places} />
        </li>
      )}
      fullWidth
    />
  );
}

// The Autocomplete sets these props itself.
const SEARCH = { value: undefined, onChange: undefined, onBlur: undefined };

/**
 * Shown beside a place whose name is not unique: its district or division, unless the address already has it.
 * There are, for example, eight thanas called Kotwali.
 */
function Around({ place, address, places }: { place: Place; address: Address; places: readonly Place[] }) {
  const language = useLanguage();
  const kind = place.kind === 'thana' ? 'district' : 'division';
  const around = places.find((each) => each.kind === kind && each.name === place[kind]);
  if (place.kind === 'division' || !around || address[kind] === around.name) return null;
  return (
    <Box component="span" sx={{ ml: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>
      {language === 'bn' ? around.bengali : around.name}
    </Box>
  );
}

/** The list of places, loaded when a form first needs it; until then, or on failure, places are free text. */
const usePlaces = (): readonly Place[] =>
  useQuery({
    queryKey: ['places'],
    queryFn: async () => (await import('@casebook/bangladesh-places')).places.map(withKeys),
    staleTime: Infinity,
    gcTime: Infinity,
  }).data ?? NONE;

const NONE: readonly Place[] = [];
