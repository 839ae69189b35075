import { Button, Flex, Stack } from '@sanity/ui';
import { set, type StringInputProps, unset, useFormValue } from 'sanity';

import type { ClinicHours } from '../schemas/index.ts';
import { departmentsOf } from './dashboard/prepared-content.ts';

/** The name of a department, with those that the clinic's hours name already one click away: written twice, they are two. */
export function DepartmentInput(props: StringInputProps) {
  const openingHours = useFormValue(['openingHours']) as ClinicHours['openingHours'] | undefined;
  const specialDates = useFormValue(['specialDates']) as ClinicHours['specialDates'] | undefined;
  const departments = departmentsOf({ openingHours: openingHours ?? null, specialDates: specialDates ?? null });
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {departments.length > 0 ? (
        <Flex gap={2} wrap="wrap">
          {departments.map((department) => (
            <Button
              key={department}
              mode="ghost"
              fontSize={1}
              padding={2}
              text={department}
              selected={props.value === department}
              disabled={props.readOnly === true}
              onClick={() => props.onChange(props.value === department ? unset() : set(department))}
            />
          ))}
        </Flex>
      ) : null}
    </Stack>
  );
}
