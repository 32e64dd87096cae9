import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { AdminContext, Form, memoryStore, ResourceContextProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { loadI18nProvider } from '../../../src/i18n';
import type { Language } from '../../../src/i18n/catalogue';

/** Renders one input in a form; `held()` returns the form's value. */
export async function openInput(
  input: ReactElement<{ source: string }>,
  value: unknown,
  language: Language = 'en',
) {
  const { source } = input.props;
  const { unmount } = render(
    <AdminContext i18nProvider={await loadI18nProvider(language)} store={memoryStore()}>
      <ResourceContextProvider value="case-fillings">
        <Form defaultValues={{ [source]: value }}>
          {input}
          <Held source={source} />
          <button type="button">elsewhere</button>
        </Form>
      </ResourceContextProvider>
    </AdminContext>,
  );
  return {
    user: userEvent.setup(),
    unmount,
    held: () => JSON.parse(screen.getByTestId('held').textContent) as unknown,
  };
}

const Held = ({ source }: { source: string }) => (
  <output data-testid="held">{JSON.stringify(useWatch({ name: source }))}</output>
);
