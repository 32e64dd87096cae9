import { useTranslate } from 'react-admin';
import { PageFrame } from '../../layout/PageFrame';
import { useCaseType } from './followOnCaseRecord';

export function FollowOnCaseCreate() {
  const translate = useTranslate();
  const { name, routes } = useCaseType();
  const words = `resources.${name}`;
  return (
    <PageFrame
      title={translate(`${words}.create.title`)}
      breadcrumb={[
        { label: translate('followOnCases.breadcrumb'), to: routes.list },
        { label: translate(`${words}.create.breadcrumb`) },
      ]}
    />
  );
}
