import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NotedText } from '../../../src/files/Notes';

it('a note marks a mentioned colleague’s name without its grammatical ending, and shows the full name', () => {
  const karim = { id: 1, userName: 'karim1', fullName: 'Karim Uddin' };
  const { container } = render(<NotedText text="@Karim১-কে বলুন, @salma-কে নয়" mentions={[karim]} />);
  expect(container).toHaveTextContent('@Karim১-কে বলুন, @salma-কে নয়');
  expect(container.querySelectorAll('mark')).toHaveLength(1);
  expect(screen.getByTitle('Karim Uddin')).toHaveTextContent(/^@Karim১$/);
});
